import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {platforms} from '../../data/platforms';
import {isJsxElement, report, readAttributes, type JsxElement, type Transform} from './tree';

function isNamed(node: Nodes | undefined, name: string): node is JsxElement {
  return node !== undefined && isJsxElement(node) && node.name === name;
}

/**
 * Checks the content of every `<PlatformSwitch>`, so that the component does not have to: two or more
 * `<Platform id>` with different ids, and nothing else. None of them may contain a heading, which the table of
 * contents would list even while the platform is hidden.
 */
export function platformSwitch(): Transform {
  return (root, file) => {
    const ids = Object.keys(platforms);
    const list = ids.map((id) => `<Platform id="${id}">`).join(' and ');

    function checkSwitch(element: JsxElement) {
      const seen = new Set<string>();
      for (const child of element.children) {
        if (!isNamed(child, 'Platform')) {
          report(file, child, `<PlatformSwitch> can only contain ${list}.`);
          continue;
        }
        const {id = ''} = readAttributes(child, file) ?? {};
        if (seen.has(id)) {
          report(file, child, `<PlatformSwitch> contains <Platform id="${id}"> twice.`);
        }
        seen.add(id);
      }
      if (element.children.length < 2) {
        report(file, element, `<PlatformSwitch> needs at least two of ${list}.`);
      }
      visit(element, 'heading', (heading) => {
        report(
          file,
          heading,
          'A heading cannot be inside <PlatformSwitch>: move it above, since the table of contents always lists it.',
        );
      });
    }

    visit(root, (node, _, parent) => {
      if (isNamed(node, 'PlatformSwitch')) {
        checkSwitch(node);
      } else if (isNamed(node, 'Platform') && !isNamed(parent, 'PlatformSwitch')) {
        report(file, node, '<Platform> must be directly inside <PlatformSwitch>.');
      }
    });
  };
}
