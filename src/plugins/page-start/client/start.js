// The one inline script of ours, at the end of each page: it runs before all others.

// The text of a page is on the screen before its scripts run, whose work would hold it back. They are
// fetched then too; on a slow line before, once the style sheet is here, since the line would be idle
// meanwhile. A hidden tab paints nothing, and the timer is for browsers that report no paint.
{
  const forEachScript = (use) => document.querySelectorAll('script[type=after-paint]').forEach(use);
  const run = () =>
    forEachScript((waiting) => {
      const script = document.createElement('script');
      script.src = waiting.src;
      script.async = false; // in their order
      waiting.replaceWith(script);
    });
  if (navigator.connection?.rtt > 100) {
    forEachScript(({src: href}) =>
      document.head.append(
        Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
      ),
    );
  }
  if (document.hidden) {
    run();
  } else {
    new PerformanceObserver(run).observe({type: 'paint', buffered: true});
    setTimeout(run, 3000);
  }
}

// A search that the reader opens before React answers is kept for the search bar, which then takes it.
{
  const isOpening = ({target, key, ctrlKey, metaKey}) =>
    key
      ? (key === '/' && !target.closest('input')) || ((ctrlKey || metaKey) && key === 'k')
      : target.closest('.DocSearch-Button');
  const keep = (event) => {
    if (window.earlySearch !== 'taken' && isOpening(event)) {
      event.preventDefault();
      window.earlySearch = 'wanted';
    }
  };
  addEventListener('click', keep);
  addEventListener('keydown', keep);
}
