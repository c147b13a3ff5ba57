import {expect, test} from 'vitest';
import {insertMeta} from '@site/src/after-build/policy/insertPolicy';

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
