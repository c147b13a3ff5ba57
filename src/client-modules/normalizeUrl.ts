import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {normalizeUrl} from '../navigation/normalizeUrl';

// Core decodes path and hash without a guard while it loads the first page (`preload`,
// `ClientLifecyclesDispatcher`): a malformed address must be mended before that.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const current = pathname + search + hash;
  const normalized = normalizeUrl({pathname, search, hash});
  if (normalized !== current) {
    window.history.replaceState(window.history.state, '', normalized);
  }
}
