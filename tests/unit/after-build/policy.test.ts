import {expect, test} from 'vitest';
import {createPolicy, formatPolicy, type PolicySources} from '@site/src/after-build/policy/policy';

const none: PolicySources = {
  scripts: [],
  frames: [],
  inlineScripts: [],
  styleAttributes: [],
  styleElements: [],
  connectTo: [],
};
const header = (sources: Partial<PolicySources>) =>
  formatPolicy(createPolicy({...none, ...sources}), {where: 'header'}).split('; ');

// The hash of '' was calculated with OpenSSL.
test.each([
  [
    'a script',
    {inlineScripts: ['']},
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ],
  [
    'a style attribute',
    {styleAttributes: ['']},
    "style-src-attr 'unsafe-hashes' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ],
  [
    'a style element',
    {styleElements: ['']},
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ],
  ['an origin', {connectTo: ['https://a.example']}, "connect-src 'self' https://a.example"],
  ['a counter', {scripts: ['https://a.example']}, "script-src 'self' https://a.example"],
  ['what a counter asks', {scripts: ['https://a.example']}, "connect-src 'self' https://a.example"],
  ['a frame', {frames: ['https://a.example']}, 'frame-src https://a.example'],
])('%s', (_, sources, directive) => {
  expect(header(sources)).toContain(directive);
});

test('everything that the site does not use is forbidden', () => {
  expect(header({})).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('a <meta> leaves out directives that only a header may have', () => {
  const policy = createPolicy(none);
  const meta = formatPolicy(policy, {where: 'meta'}).split('; ');
  expect(header({}).filter((directive) => !meta.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
});
