// @ts-check
const subsetFont = require('subset-font');

/** Basic Latin, Latin-1, and typographic characters: dashes, quotes, dots, arrows, minus, euro. */
const CHARACTERS = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa0, 0xff),
  ...'–—‘’“”•…←↑→↓−€™',
].join('');

/** The weights that the style sheets use: `--ifm-font-weight-normal` to `--ifm-font-weight-bold`. */
const WEIGHTS = {min: 400, max: 700};

/**
 * The subsets by the paths of their files. Both the browser's and the server's code ask for each.
 * @type {Map<string, Promise<Buffer>>}
 */
const subsets = new Map();

/**
 * A loader that reduces the typeface to these characters and weights, which halves the download. A test of
 * the build fails for a page with any other character. The bundler loads this file itself, so it has to be
 * CommonJS.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {Buffer} font WOFF 2
 */
function loadSubset(font) {
  const done = this.async();
  const options = /** @type {const} */ ({
    targetFormat: 'woff2',
    variationAxes: {wght: WEIGHTS},
  });
  const subset = subsets.get(this.resourcePath) ?? subsetFont(font, CHARACTERS, options);
  subsets.set(this.resourcePath, subset);
  subset.then(
    (bytes) => done(null, bytes),
    (error) => done(error instanceof Error ? error : new Error(String(error))),
  );
}

module.exports = Object.assign(loadSubset, {raw: true, CHARACTERS});

/**
 * @param {number} first
 * @param {number} last
 */
function codePoints(first, last) {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}
