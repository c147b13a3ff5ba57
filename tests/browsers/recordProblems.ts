/**
 * Runs in every page before its own code and reports errors, warnings, violations of the security policy and
 * files that do not load, because WebDriver does not.
 * @param address to which each problem is sent
 */
export function recordProblems(address: string): void {
  const report = (problem: string) => {
    const request = new XMLHttpRequest();
    // Synchronous, so that the test knows each problem before it sends its next command.
    request.open('POST', address, false);
    request.send(`${problem} on ${location.pathname}`);
  };
  // The error event of an element does not bubble, but can be captured.
  addEventListener(
    'error',
    ({target, message}) => {
      if (!(target instanceof Element)) {
        report(`error: ${message}`);
      } else if (!target.matches('link[rel=prefetch]')) {
        // Firefox reports prefetches that it cancels when the page is left, so these are ignored.
        report(`cannot load ${target.outerHTML}`);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => report(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
    report(`security policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...words: unknown[]) => {
      print(...words);
      report(`console ${level}: ${words.map(String).join(' ')}`);
    };
  }
}
