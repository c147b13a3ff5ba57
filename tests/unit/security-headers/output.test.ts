import {describe, expect, test} from 'vitest';
import {createHeaderRules} from '@site/src/plugins/security-headers/headers';
import {insertMeta} from '@site/src/plugins/security-headers/insertMeta';
import {
  formatCaddyHeaders,
  formatNginxHeaders,
} from '@site/src/plugins/security-headers/serverSnippets';
import {type Options, validateOptions} from '@site/src/plugins/security-headers/options';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

test('every path has the policy, hashed files are kept, below the base URL', () => {
  const rules = createHeaderRules('policy', '/manual/');
  expect(rules.map(({path}) => path)).toEqual(['/manual/*', '/manual/assets/*']);
  expect(rules[0]?.headers).toMatchObject({'Content-Security-Policy': 'policy'});
  // Hosts join the values of two rules, so that only one may set it.
  expect(rules.filter(({headers}) => 'Cache-Control' in headers)).toHaveLength(1);
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
  ])('stands right after the character set: %s', (_, html) => {
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

describe('options', () => {
  const validate = (options: Options) =>
    validateOptions({options, validate: normalizePluginOptions});

  test('have defaults', () => {
    expect(validate({})).toMatchObject({connectTo: [], styleAttributes: []});
  });

  test.each(['a.example', 'http://a.example', 'https://a.example/path', "'unsafe-inline'"])(
    'refuse %s as an origin',
    (origin) => {
      expect(() => validate({connectTo: [origin]})).toThrow('an https origin');
    },
  );
});
