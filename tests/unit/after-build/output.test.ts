import {describe, expect, test} from 'vitest';
import {createHeaderRules} from '@site/src/after-build/policy/headers';
import {insertMeta} from '@site/src/after-build/policy/insertMeta';
import {formatCaddyHeaders, formatNginxHeaders} from '@site/src/after-build/hosting/serverSnippets';

test('every path below the base URL has the policy, and hashed files may be cached', () => {
  const rules = createHeaderRules('policy', '/manual/');
  expect(rules.map(({path}) => path)).toEqual(['/manual/*', '/manual/assets/*']);
  expect(rules.map(({headers}) => headers)).toEqual([
    {
      'Content-Security-Policy': 'policy',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
    },
    // Hosts join the values of all rules that match, so only one may set it.
    {'Cache-Control': 'public, max-age=31536000, immutable'},
  ]);
});

describe('snippets', () => {
  test.each([
    ['nginx', formatNginxHeaders, `add_header A "one 'two'; x=()" always;`],
    ['Caddy', formatCaddyHeaders, `header A "one 'two'; x=()"`],
  ])('%s', (_, format, line) => {
    expect(format({A: "one 'two'; x=()"})).toContain(`\n${line}\n`);
  });

  test.each(['"', '\\', '$host', '{path}', 'a\nb'])('refuse %j in a value', (value) => {
    expect(() => formatNginxHeaders({A: value})).toThrow('The header A');
    expect(() => formatCaddyHeaders({A: value})).toThrow('The header A');
  });
});

describe('the policy in a page', () => {
  test.each([
    ['minified', '<!doctype html><html lang=en><meta charset=UTF-8><title>A</title>'],
    ['as written', '<!doctype html>\n<head>\n<meta charset="utf-8" />\n<title>A</title>'],
  ])('is right after the character set: %s', (_, html) => {
    const inserted = insertMeta(html, "default-src 'self'");
    expect(inserted).toMatch(
      /utf-8"?(?: \/)?><meta http-equiv=Content-Security-Policy content="default-src 'self'">/i,
    );
    expect(inserted.replace(/<meta http-equiv.*?>/, '')).toBe(html);
  });

  test('a page without a character set is refused', () => {
    expect(() => insertMeta('<p>', 'x')).toThrow('no <meta charset>');
  });
});
