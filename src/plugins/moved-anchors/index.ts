import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {redirects, splitAddress} from '../../data/redirects';

/**
 * Leads from an `#id` that is gone from its page to the one that replaced it. Servers never see an id, so only
 * the page can do that. Without such ids, readers get no code for it.
 */
export default function movedAnchors(): Plugin {
  const isNeeded = redirects.some(({from}) => splitAddress(from).id !== '');
  return {
    name: 'moved-anchors',
    getClientModules: () => (isNeeded ? [path.join(__dirname, 'client/follow.ts')] : []),
  };
}
