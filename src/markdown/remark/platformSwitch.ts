import type {Nodes, Parents} from 'mdast';
import {platforms} from '../../data/platforms';
import {
  isJsxElement,
  problem,
  readAttributes,
  visit,
  type JsxElement,
  type Transform,
} from './tree';

function isNamed(node: Nodes, name: string): node is JsxElement {
  return isJsxElement(node) && node.name === name;
}

/**
 * Checks the content of every `<PlatformSwitch>`, so that the component need not.
 * @throws when a switch contains anything else than `<Platform id>`, fewer than two of them or two with
 *   the same id; when a `<Platform>` is anywhere else; and when one contains a heading, which the table of
 *   contents would list even while it is hidden.
 */
export function platformSwitch(): Transform {
  return (root, file) => {
    const ids = Object.keys(platforms);
    const list = ids.map((id) => `<Platform id="${id}">`).join(' and ');

    function checkPlatform(platform: JsxElement, seen: Set<string>) {
      const {id = ''} = readAttributes(platform, ['id'], file);
      if (seen.has(id)) {
        throw problem(file, platform, `<PlatformSwitch> contains <Platform id="${id}"> twice.`);
      }
      seen.add(id);
      visit(platform, (node) => {
        if (node.type === 'heading') {
          throw problem(
            file,
            node,
            'A heading cannot be inside <PlatformSwitch>: move it above, since the table of contents always lists it.',
          );
        }
      });
    }

    function checkSwitch(element: JsxElement) {
      const seen = new Set<string>();
      for (const child of element.children) {
        if (!isNamed(child, 'Platform')) {
          throw problem(file, child, `<PlatformSwitch> can only contain ${list}.`);
        }
        checkPlatform(child, seen);
      }
      if (seen.size < 2) {
        throw problem(file, element, `<PlatformSwitch> needs at least two of ${list}.`);
      }
    }

    function check(parent: Parents) {
      for (const child of parent.children) {
        if (isNamed(child, 'Platform') && !isNamed(parent, 'PlatformSwitch')) {
          throw problem(file, child, '<Platform> must be directly inside <PlatformSwitch>.');
        }
        if (isNamed(child, 'PlatformSwitch')) {
          checkSwitch(child);
        }
        if ('children' in child) {
          check(child);
        }
      }
    }

    check(root);
  };
}
