import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Gives the bars of the browser the colour of the paper, which the navbar has too. The usual `media` attribute would follow the mode
// of the system, but this site does not.
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  // The mode in the static HTML. React sets the same value again when it starts. Skip that, because reading a
  // style then would force a layout.
  let shownMode: string | undefined = 'light';
  const updateMeta = () => {
    const mode = root.dataset.theme;
    if (mode === shownMode) {
      return;
    }
    shownMode = mode;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--manual-paper').trim());
  };
  new MutationObserver(updateMeta).observe(root, {attributeFilter: ['data-theme']});
  updateMeta();
}
