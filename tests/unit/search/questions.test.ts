import {expect, test} from 'vitest';
import {MAX_QUERY_LENGTH} from '@site/src/search/shared/constants';
import {questionsByPath, questionsOf} from '@site/src/search/questions';
import {keywordsOf} from '@site/src/search/server/createRecords';
import {addQuestions, questionsOfRows} from '@site/src/search/server/questions';
import {firstProduct} from '../../fixtures/fullProducts';
import {sectionsOf} from './sectionsOf';

test('adds the questions of the page and of the data to each section', () => {
  const page = sectionsOf(
    '<main><h1>Page</h1><h2 id="lot">Lot</h2><h2 id="mt4-130">130</h2><h2 id="gap">Gap</h2></main>',
  );
  const sections = addQuestions(
    page,
    {'': ['whole page'], lot: ['smallest lot']},
    {'mt4-130': ['stops refused']},
  );
  expect(sections.map(({anchor, readerQuestions}) => [anchor, readerQuestions])).toEqual([
    [null, ['whole page']],
    ['lot', ['smallest lot']],
    ['mt4-130', ['stops refused']],
    ['gap', []],
  ]);
});

test.each([
  ['/docs/support/faq/setup', '/docs/support/faq/setup'],
  [`/docs/${firstProduct.id}/`, '/docs/{product}/'],
  [`/docs/${firstProduct.id}/drawdown`, '/docs/{product}/drawdown'],
  [`/docs/${firstProduct.id}/mt5/setup/attach_ea`, '/docs/{product}/{platform}/setup/attach_ea'],
])('%s has the questions of %s', (path, key) => {
  expect(questionsOf(path)).toBe(questionsByPath[key]);
});

test.each(['/', '/docs', '/docs/category/metatrader'])('%s has no questions', (path) => {
  expect(questionsOf(path)).toEqual({});
});

test.each([...Object.entries(questionsByPath), ['rows', questionsOfRows] as const])(
  '%s lists questions that can be typed, each once in a section',
  (_, questions) => {
    for (const [anchor, lines] of Object.entries(questions)) {
      const typed = lines.map((line) => line.trim().toLowerCase()).filter(Boolean);
      expect(new Set(typed).size, anchor).toBe(lines.length);
      expect(lines.filter((line) => line.length > MAX_QUERY_LENGTH)).toEqual([]);
    }
  },
);

test.each([
  ["why can't i trade 0.01", 'trade 0.01'],
  ['What happens when the power goes out?', 'power goes out?'],
])('keeps the keywords of "%s"', (line, keywords) => {
  expect(keywordsOf(line)).toBe(keywords);
});
