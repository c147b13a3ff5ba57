import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The colour of the browser's own bars: that of the navbar in the mode of the page. A `media` on the
// element would follow the system, which the site does not.
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const follow = () => {
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute(
        'content',
        getComputedStyle(root).getPropertyValue('--ifm-navbar-background-color').trim(),
      );
  };
  new MutationObserver(follow).observe(root, {attributeFilter: ['data-theme']});
  if (root.dataset.theme === 'dark') {
    follow();
  }
}
