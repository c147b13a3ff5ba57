import {expect, test} from 'vitest';
import {checkInlineCode} from '@site/src/plugins/security-headers/checkInlineCode';

const allowed = {script: 'theme()', styleAttributes: ['top:0']};
const page = {scripts: ['theme()'], styleAttributes: [], forbidden: []};

test.each([
  ['the theme alone', page],
  ['a known style', {...page, styleAttributes: ['top:0']}],
])('%s passes', (_, code) => {
  expect(checkInlineCode(code, allowed)).toEqual([]);
});

test.each([
  ['a stranger', {...page, scripts: ['theme()', 'track()']}, [/not the theme's: `track\(\)`/]],
  ['a changed theme script', {...page, scripts: ['theme( )']}, [/theme\( \)/, /0 times/]],
  ['no script at all', {...page, scripts: []}, [/0 times instead of once/]],
  ['the script twice', {...page, scripts: ['theme()', 'theme()']}, [/2 times/]],
  ['an unknown style', {...page, styleAttributes: ['top: 0']}, [/`top: 0`.*a class instead/]],
  ['a handler', {...page, forbidden: ['<b onclick="a()">']}, [/forbids: `<b onclick="a\(\)">`/]],
])('%s is told', (_, code, sentences) => {
  const told = checkInlineCode(code, allowed);
  expect(told).toHaveLength(sentences.length);
  sentences.forEach((sentence, index) => expect(told[index]).toMatch(sentence));
});

test('a long stranger is cut, on one line', () => {
  const [told = ''] = checkInlineCode({...page, scripts: ['theme()', 'a;\n'.repeat(500)]}, allowed);
  expect(told.length).toBeLessThan(400);
  expect(told).not.toContain('\n');
});
