import {visit} from 'unist-util-visit';
import type {GlossaryTerm} from '../../data/glossary/types';
import {platforms} from '../../data/platforms';
import {element} from './build';
import {isJsxElement, problem, readAttributes, replaceElements, type Transform} from './tree';

/**
 * Adds the definition to every `<Term id>`, and replaces `<Glossary />` with the whole list, so that a
 * page contains only the definitions that it shows.
 * @throws when a term is not in the glossary.
 */
export function glossary({terms}: {readonly terms: readonly GlossaryTerm[]}): Transform {
  const byId = new Map(terms.map((term) => [term.id, term]));
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsxElement(node) || node.name !== 'Term') {
        return;
      }
      const {id} = readAttributes(node, file);
      const term = byId.get(id ?? '');
      if (!term) {
        throw problem(
          file,
          node,
          id === undefined
            ? '<Term> needs the id of a glossary term: <Term id="stop-out">stop out</Term>.'
            : `<Term id="${id}"> is not in the glossary. Correct the id, or add the term to src/data/glossary.`,
        );
      }
      node.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: term.definition});
    });
    replaceElements(root, 'Glossary', () =>
      element(
        'Glossary',
        {},
        terms.map(({id, term, also, platform, definition}) =>
          element(
            'Glossary.Entry',
            {
              id: `term-${id}`,
              term,
              also: also?.join(', '),
              platform: platform && platforms[platform].short,
            },
            [{type: 'text', value: definition}],
          ),
        ),
      ),
    );
  };
}
