import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {glossaryTerms} from '../data/glossary';

const definitions = new Map(glossaryTerms.map(({id, definition}) => [id, definition]));

/**
 * Adds the definition to every `<Term id>`, so that a page contains only the definitions that it shows.
 * @throws with file and line if the glossary has no such term
 */
export function terms() {
  return (root: Root, file: VFile): void =>
    visit(root, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
      if (node.name === 'Term') {
        const attribute = node.attributes.find((one) => 'name' in one && one.name === 'id');
        const id = typeof attribute?.value === 'string' ? attribute.value : '';
        const definition = definitions.get(id);
        if (definition === undefined) {
          file.fail(`<Term id="${id}"> is not in src/data/glossary.`, node);
        }
        node.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: definition});
      }
    });
}
