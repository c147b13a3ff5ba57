/**
 * Loader for theme-common's `utils/reactUtils`, which sorts the keys of an object only so that their
 * order is always the same. It does so with `localeCompare`: Chromium takes 9 ms to make its first
 * collator, and four times that on a phone, in each first load. CommonJS, since the bundler itself
 * loads it.
 *
 * @param {string} source
 * @returns {string}
 * @throws when theme-common is no longer written as 3.7.0 was
 */
module.exports = function plainKeyOrder(source) {
  const call = 'a[0].localeCompare(b[0])';
  if (!source.includes(call)) {
    throw new Error(
      `src/plugins/lean-bundle/plainKeyOrder.cjs finds no ${call} in @docusaurus/theme-common: it knows 3.7.0 alone. Look how a new version sorts in useShallowMemoObject, then adapt or delete the loader.`,
    );
  }
  return source.replace(call, '(a[0] < b[0] ? -1 : 1)');
};
