const subsetFont = require('subset-font');

/** Basic Latin, Latin-1, and what typography adds: dashes, quotes, dots, arrows, minus, euro. */
const CHARACTERS = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa0, 0xff),
  ...'–—‘’“”•…←↑→↓−€™',
].join('');

/** As far as the style sheets go: `--ifm-font-weight-normal` to `--ifm-font-weight-bold`. */
const WEIGHTS = {min: 400, max: 700};

/**
 * Loader for the typeface: leaves out the letters and weights that no page has, half of what each
 * reader would fetch. CommonJS, since the bundler itself loads it.
 *
 * @param {Buffer} font WOFF 2
 */
module.exports = function loadSubset(font) {
  const done = this.async();
  subsetFont(font, CHARACTERS, {targetFormat: 'woff2', variationAxes: {wght: WEIGHTS}}).then(
    (subset) => done(null, subset),
    done,
  );
};
module.exports.raw = true;
module.exports.CHARACTERS = CHARACTERS;

/**
 * @param {number} first
 * @param {number} last
 */
function codePoints(first, last) {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}
