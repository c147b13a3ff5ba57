import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {normalizeUrl} from '../navigation/normalizeUrl';

function normalizeAddress(): void {
  const {pathname, search, hash} = window.location;
  const current = pathname + search + hash;
  const normalized = normalizeUrl({pathname, search, hash});
  if (normalized !== current) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}

// Core decodes path and hash without a guard, while it loads the first page (`preload`) and with each
// change of the address (`ClientLifecyclesDispatcher`): a malformed one must be mended before that, and
// this listener comes before the router's.
if (ExecutionEnvironment.canUseDOM) {
  normalizeAddress();
  window.addEventListener('popstate', normalizeAddress);
}
