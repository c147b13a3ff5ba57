import {expect, test} from 'vitest';
import {insertMeta} from '@site/src/after-build/policy/insertPolicy';
import {createPolicy, formatPolicy, type PolicySources} from '@site/src/after-build/policy/policy';

const none: PolicySources = {
  hosts: {},
  inlineScripts: [],
  styleAttributes: [],
  styleElements: [],
};
const header = (sources: Partial<PolicySources>) =>
  formatPolicy(createPolicy({...none, ...sources}), {where: 'header'}).split('; ');

/** The hash of an empty text, as OpenSSL calculates it. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test.each<[Partial<PolicySources>, string]>([
  [{inlineScripts: ['']}, `script-src 'self' ${EMPTY}`],
  [{styleAttributes: ['']}, `style-src-attr 'unsafe-hashes' ${EMPTY}`],
  [{styleElements: ['']}, `style-src 'self' ${EMPTY}`],
  [{hosts: {script: ['https://a.example']}}, "script-src 'self' https://a.example"],
  [{hosts: {connect: ['https://a.example']}}, "connect-src 'self' https://a.example"],
  [{hosts: {frame: ['https://a.example']}}, 'frame-src https://a.example'],
  [{hosts: {image: ['https://a.example']}}, "img-src 'self' data: https://a.example"],
])('writes %j into one directive', (sources, directive) => {
  const unchanged = header({});
  expect(header(sources).filter((line) => !unchanged.includes(line))).toEqual([directive]);
});

test('forbids everything that the site does not use', () => {
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

test('leaves out of a <meta> what only a header may say', () => {
  const policy = createPolicy(none);
  const meta = formatPolicy(policy, {where: 'meta'}).split('; ');
  expect(header({}).filter((directive) => !meta.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
});

test.each([
  ['minified', '<!doctype html><html lang=en><meta charset=UTF-8><title>A</title>'],
  ['as written', '<!doctype html>\n<head>\n<meta charset="utf-8" />\n<title>A</title>'],
])('inserts the policy right after the character set: %s', (_, html) => {
  const inserted = insertMeta(html, "default-src 'self'");
  expect(inserted).toMatch(
    /utf-8"?(?: \/)?><meta http-equiv=Content-Security-Policy content="default-src 'self'">/i,
  );
  expect(inserted.replace(/<meta http-equiv.*?>/, '')).toBe(html);
});
