import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Gives the browser's own bars the colour of the navbar. The usual `media` attribute would follow the
// system's mode, which this site does not.
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  // The server-rendered mode. React writes the same value again at its start; skip that one, since
  // reading a style then would force a layout.
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
