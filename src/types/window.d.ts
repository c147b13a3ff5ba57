interface Window {
  /** What became of a search that was opened early: see `src/plugins/page-start/client/start.js`. */
  earlySearch?: 'wanted' | 'taken';
}
