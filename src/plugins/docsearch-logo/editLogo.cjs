const STYLE = /\w+\.createElement\("style",null,"[^"]*"\)/;
const LOGO =
  /\w+\.createElement\("div",\{className:"DocSearch-Logo"\},\w+\.createElement\(\w+,\{translations:\{searchByText:\w+\}\}\)\)/;

/**
 * A loader for DocSearch's one module, as text: nothing of it is changed on disk.
 * @param {string} source
 * @returns {string} the module without the logo, or with a logo that brings no style of its own
 * @throws when DocSearch is no longer written as 3.9.0 was
 */
module.exports = function editLogo(source) {
  const {keepLogo} = this.getOptions();
  const pattern = keepLogo ? STYLE : LOGO;
  if (!pattern.test(source)) {
    throw new Error(
      `@docsearch/react is not the 3.9.0 that src/plugins/docsearch-logo knows: ${pattern} finds nothing. Pin 3.9.0 again or adapt the pattern.`,
    );
  }
  return source.replace(pattern, 'null');
};
