import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// The colour of the browser's own bars: that of the navbar in the mode of the page. A `media` on the
// element would follow the system, which the site does not.
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  // That of the page as it is sent. The theme writes the mode again while React starts, and to read a
  // style then costs a whole layout.
  let shownMode: string | undefined = 'light';
  const follow = () => {
    const mode = root.dataset.theme;
    if (mode === shownMode) {
      return;
    }
    shownMode = mode;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute(
        'content',
        getComputedStyle(root).getPropertyValue('--ifm-navbar-background-color').trim(),
      );
  };
  new MutationObserver(follow).observe(root, {attributeFilter: ['data-theme']});
  follow();
}
