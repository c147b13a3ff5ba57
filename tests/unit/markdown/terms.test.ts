import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {glossaryTerms} from '@site/src/data/glossary';
import {terms} from '@site/src/markdown/terms';
import {parse} from './parse';

const [{id, definition} = {id: '', definition: ''}] = glossaryTerms;

test('adds the definition of a term, and no other', () => {
  const root = parse(`The <Term id="${id}">term</Term> is linked.`);
  terms()(root, new VFile());
  const added = JSON.stringify(root);
  expect(added).toContain(JSON.stringify(definition));
  expect(
    glossaryTerms.filter((term) => added.includes(JSON.stringify(term.definition))),
  ).toHaveLength(1);
});

test.each(['<Term id="no-such-term">ask</Term>', '<Term>ask</Term>'])('stops at %s', (source) => {
  expect(() => terms()(parse(`A ${source}.`), new VFile())).toThrow('is not in src/data/glossary');
});
