/**
 * What this site takes out of @docsearch/react 3.9.0, which comes as one module of 27 kB gz.
 * `$1` is kept.
 */
const edits = [
  {
    what: 'the client of Algolia, in whose place ours answers',
    pattern:
      /(useMemo\(\(function\(\)\{)var (\w)=function\(\w,\w,\w\)\{(?:(?!useMemo)[\s\S])*?\}\(\w,\w\);return \2\.addAlgoliaAgent\("docsearch",\w+\),.{0,150}?,(\w)\(\2\)\}\),\[/,
    replacement: '$1return $3({addAlgoliaAgent(){},transporter:{algoliaAgent:{value:""}}})}),[',
  },
  {
    what: 'insights, which would load a script from another host',
    pattern: /(function \w+\(\w\)\{)(?=var \w=function\(\w\)\{return \w+\(\{onItemsChange:)/,
    replacement: '$1return{name:"no insights"};',
  },
  {
    what: 'the style sheet inside the logo, which the security policy forbids',
    pattern: /\w+\.createElement\("style",null,"[^"]*"\)/,
    replacement: 'null',
  },
];

const logo = {
  what: 'the logo of Algolia, whose service is not asked',
  pattern:
    /\w+\.createElement\("div",\{className:"DocSearch-Logo"\},\w+\.createElement\(\w+,\{translations:\{searchByText:\w+\}\}\)\)/,
  replacement: 'null',
};

/**
 * A loader: edits the module on its way into the bundle, and nothing on disk.
 * @param {string} source
 * @returns {string}
 * @throws when DocSearch is no longer written as 3.9.0 was
 */
module.exports = function slimDocSearch(source) {
  const {keepLogo} = this.getOptions();
  return [...edits, ...(keepLogo ? [] : [logo])].reduce((text, {what, pattern, replacement}) => {
    if (!pattern.test(text)) {
      throw new Error(
        `src/plugins/docsearch-slim finds no place to take out ${what}: it knows @docsearch/react 3.9.0 alone. Pin that version, or adapt the pattern.`,
      );
    }
    return text.replace(pattern, replacement);
  }, source);
};
