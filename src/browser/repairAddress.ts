import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Replaces `%` by `~` in a path or hash that cannot be decoded. No page and no section has either in its address. */
function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '~');
  }
}

function repairAddress(): void {
  const {origin, pathname, search, hash, href} = window.location;
  const address = origin + repaired(pathname) + search + repaired(hash);
  if (address !== href) {
    window.history.replaceState(window.history.state, '', address);
  }
}

// Core 3.7.0 decodes the path and the hash without catching errors: an address such as `/docs/basics/#%E0%A4%A`
// would crash the page. So it is repaired before that: now, and in a listener that is added before the router's.
if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
