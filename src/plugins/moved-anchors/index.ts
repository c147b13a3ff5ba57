import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {splitAddress} from '../../data/addresses';
import {redirects} from '../../data/redirects';

/**
 * Redirects from an `#id` that was removed from its page to its replacement. Servers never see an id, so only
 * the page can do this. If there are no such ids, readers get no code for it.
 */
export default function movedAnchors(): Plugin {
  const isNeeded = redirects.some(({from}) => splitAddress(from).id !== '');
  return {
    name: 'moved-anchors',
    getClientModules: () => (isNeeded ? [path.join(__dirname, 'client/follow.ts')] : []),
  };
}
