import {expect, test} from 'vitest';
import {findProblems} from '@site/src/after-build/policy/checkInlineCode';

const allowed = {
  scripts: [
    {author: 'theme', code: 'theme()'},
    {author: 'start', code: 'start()'},
  ],
  styleAttributes: ['top:0'],
};
const known = ['theme()', 'start()'];
const page = {scripts: known, styleAttributes: [], forbidden: []};

test.each([
  ['a page with only known scripts', page],
  ['a page with a known style', {...page, styleAttributes: ['top:0']}],
])('%s is accepted', (_, code) => {
  expect(findProblems(code, allowed)).toEqual([]);
});

test.each([
  [
    'an unknown script',
    {...page, scripts: [...known, 'track()']},
    [/unknown inline script: `track\(\)`/],
  ],
  [
    'a changed script',
    {...page, scripts: ['theme( )', 'start()']},
    [/theme\( \)/, /theme 0 times/],
  ],
  ['no script at all', {...page, scripts: []}, [/theme 0 times/, /start 0 times/]],
  ['a script twice', {...page, scripts: [...known, 'start()']}, [/start 2 times/]],
  ['an unknown style', {...page, styleAttributes: ['top: 0']}, [/`top: 0`.*a class instead/]],
  ['a handler', {...page, forbidden: ['<b onclick="a()">']}, [/forbids: `<b onclick="a\(\)">`/]],
])('%s is reported', (_, code, sentences) => {
  const told = findProblems(code, allowed);
  expect(told).toHaveLength(sentences.length);
  sentences.forEach((sentence, index) => expect(told[index]).toMatch(sentence));
});

test('a long unknown script is shortened to one line', () => {
  const [told = ''] = findProblems({...page, scripts: [...known, 'a;\n'.repeat(500)]}, allowed);
  expect(told.length).toBeLessThan(400);
  expect(told).not.toContain('\n');
});
