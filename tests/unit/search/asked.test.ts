import {expect, test} from 'vitest';
import type {PlatformId} from '@site/src/data/platforms';
import {taskPath} from '@site/src/data/tasks';
import {addQuestions, rejectRepeatedQuestions} from '@site/src/search/server/questions';
import {keywordsOf} from '@site/src/search/server/createRecords';
import {firstProduct} from '../../fixtures/fullProducts';
import {sectionsOf} from './sectionsOf';

const page = (...ids: string[]) =>
  sectionsOf(`<main><h1>Page</h1>${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}</main>`);

test('adds the questions of the page and of the data to each section', () => {
  const sections = addQuestions(
    page('lot', 'mt4-130', 'gap'),
    new Map([
      [null, ['whole page']],
      ['lot', ['smallest lot']],
    ]),
    new Map([['mt4-130', ['stops refused']]]),
  );
  expect(sections.map(({anchor, ownerQuestions}) => [anchor, ownerQuestions])).toEqual([
    [null, ['whole page']],
    ['lot', ['smallest lot']],
    ['mt4-130', ['stops refused']],
    ['gap', []],
  ]);
});

test('refuses questions below a section that the page does not show', () => {
  expect(() => addQuestions(page('lot'), new Map([['gap', ['jump']]]))).toThrow(
    '<Asked> is below #gap, which the page does not show',
  );
});

const pageWithQuestions = (route: string, asked: Record<string, string[]>) => ({
  route,
  sections: addQuestions(page(...Object.keys(asked)), new Map(Object.entries(asked)), new Map()),
});

test('refuses a question under two sections of one manual', () => {
  const pages = [
    pageWithQuestions('/docs/support/faq/setup', {lot: ['smallest lot']}),
    pageWithQuestions('/docs/support/faq/settings', {gap: ['Smallest lot']}),
  ];
  expect(() => rejectRepeatedQuestions(pages)).toThrow(
    'The question "Smallest lot" is listed under /docs/support/faq/setup#lot and /docs/support/faq/settings#gap',
  );
});

const attach = (platform: PlatformId) => taskPath(firstProduct.id, platform, 'attach_ea');

test.each([
  ['on counterparts', attach('mt4'), attach('mt5'), 'lot'],
  ['of the two platforms', attach('mt4'), attach('mt5'), 'gap'],
  ['of two manuals', `/docs/${firstProduct.id}/drawdown`, '/docs/basics/', 'gap'],
])('accepts a question under sections %s', (_, first, second, anchor) => {
  expect(() =>
    rejectRepeatedQuestions([
      pageWithQuestions(first, {lot: ['smallest lot']}),
      pageWithQuestions(second, {[anchor]: ['smallest lot']}),
    ]),
  ).not.toThrow();
});

test.each([
  ["why can't i trade 0.01", 'trade 0.01'],
  ['What happens when the power goes out?', 'power goes out?'],
])('keeps the keywords of "%s"', (line, keywords) => {
  expect(keywordsOf(line)).toBe(keywords);
});
