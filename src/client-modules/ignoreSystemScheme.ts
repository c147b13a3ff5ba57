import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// theme-common 3.7.0 deletes the stored colour mode whenever the system's scheme changes
// (`contexts/colorMode.js`), although this site does not follow the system. Its listener, the
// only caller of the deprecated `addListener` here, is never attached.
if (ExecutionEnvironment.canUseDOM) {
  /* eslint-disable @typescript-eslint/no-deprecated -- It is the deprecated method that must be replaced. */
  const addListener = MediaQueryList.prototype.addListener;
  MediaQueryList.prototype.addListener = function ignoreSystemScheme(listener) {
    if (!this.media.includes('prefers-color-scheme')) {
      addListener.call(this, listener);
    }
  };
}
