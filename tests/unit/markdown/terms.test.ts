import {expect, test} from 'vitest';
import {terms} from '@site/src/markdown/remark/terms';
import {attributes, elements, run} from './run';

const plugin = terms({
  glossary: [
    {id: 'ask', term: 'Ask', definition: 'The price at which you buy.'},
    {id: 'deal', term: 'Deal', definition: 'One execution.'},
  ],
});

test('adds the definition of a term, and no other', () => {
  const root = run(plugin, 'The <Term id="ask">ask price</Term> is higher.');
  expect(elements(root, 'Term').map(attributes)).toEqual([
    {id: 'ask', definition: 'The price at which you buy.'},
  ]);
  expect(JSON.stringify(root)).not.toContain('One execution.');
});

test.each([
  [
    'an unknown term',
    '<Term id="aks">ask</Term>',
    'docs/page.mdx:1: <Term id="aks"> is not in the glossary. Correct the id, or add the term to src/data/glossary.',
  ],
  ['a term without id', '<Term>ask</Term>', '<Term> needs the id of a glossary term'],
  ['an id from a prop', '<Term id={props.term}>ask</Term>', 'id must be plain text: id="…"'],
])('rejects %s', (_, source, message) => {
  expect(() => run(plugin, source)).toThrow(message);
});
