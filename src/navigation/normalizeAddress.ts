import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {normalizeUrl} from './normalizeUrl';

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const current = pathname + search + hash;
  const normalized = normalizeUrl({pathname, search, hash});
  if (normalized !== current) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

// Core decodes the path and the hash without catching errors, when it loads the first page (`preload`) and
// at each change of the address (`ClientLifecyclesDispatcher`). Repair a malformed one before that: now,
// and in a listener that is added before the router's.
if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  window.addEventListener('popstate', normalizeAddress);
}
