import type {Nodes, Parents} from 'mdast';
import {platforms} from '../data/platforms';
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
 * Checks every `<PlatformSwitch>`, so that its component can rely on it.
 * @throws when it holds anything but one `<Platform id>` for each of two platforms or more, when a
 *   `<Platform>` stands elsewhere, and at a heading inside, which the contents list would name even
 *   while it is hidden.
 */
export function platformSwitch(): Transform {
  return (root, file) => {
    const ids = Object.keys(platforms);
    const list = ids.map((id) => `<Platform id="${id}">`).join(' and ');

    function checkPlatform(platform: JsxElement, seen: Set<string>) {
      const {id = ''} = readAttributes(platform, ['id'], file);
      if (!ids.includes(id)) {
        throw problem(
          file,
          platform,
          `<Platform id="${id}"> is not a platform. There are: ${list}.`,
        );
      }
      if (seen.has(id)) {
        throw problem(file, platform, `<PlatformSwitch> holds <Platform id="${id}"> twice.`);
      }
      seen.add(id);
      visit(platform, (node) => {
        if (node.type === 'heading') {
          throw problem(
            file,
            node,
            'A heading cannot stand inside <PlatformSwitch>: put it before, since the contents list names it always.',
          );
        }
      });
    }

    function checkSwitch(element: JsxElement) {
      const seen = new Set<string>();
      for (const child of element.children) {
        if (!isNamed(child, 'Platform')) {
          throw problem(file, child, `<PlatformSwitch> holds nothing but ${list}.`);
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
          throw problem(file, child, '<Platform> must stand directly inside <PlatformSwitch>.');
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
