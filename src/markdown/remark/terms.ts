import {visit} from 'unist-util-visit';
import type {GlossaryTerm} from '../../data/glossary/types';
import {isJsxElement, report, readAttributes, type Transform} from './tree';

/** Adds the definition to every `<Term id>`, so that a page contains only the definitions that it shows. */
export function terms({glossary}: {readonly glossary: readonly GlossaryTerm[]}): Transform {
  const definitions = new Map(glossary.map(({id, definition}) => [id, definition]));
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsxElement(node) || node.name !== 'Term') {
        return;
      }
      const attributes = readAttributes(node, file);
      if (!attributes) {
        return;
      }
      const {id} = attributes;
      const definition = definitions.get(id ?? '');
      if (definition === undefined) {
        report(
          file,
          node,
          id === undefined
            ? '<Term> needs the id of a glossary term: <Term id="stop-out">stop out</Term>.'
            : `<Term id="${id}"> is not in the glossary. Correct the id, or add the term to src/data/glossary.`,
        );
        return;
      }
      node.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: definition});
    });
  };
}
