const IMPORT =
  'import {readSearches, writeSearches} from "@site/src/theme/SearchBar/Modal/storedSearches";';

/** What this site takes out of or mends in @docsearch/react 3.9.0, which comes as one module of 27 kB gzip. */
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
  {
    what: "the reading of the page's selection at every key: `useSearchDialog` reads it once",
    pattern: /"undefined"!=typeof window\?window\.getSelection\(\)\.toString\(\)\.slice\(0,64\):""/,
    replacement: '""',
  },
  {
    what: 'the reading of stored searches at every key: the first one is kept anyway',
    pattern: /\.useRef\((\w+\(\{key:"__DOCSEARCH_\w+__"\.concat\(\w\),limit:[^}]+\}\))\)\.current/g,
    replacement: '.useState((function(){return $1}))[0]',
  },
  {
    what: 'the reading and writing of stored searches, which throws on rubbish and on a full storage, and their trial',
    pattern:
      /!1===function\(\)\{var \w="__TEST_KEY__";.{0,120}?\}\(\)\?.{0,80}?:\{setItem:function\((\w)\)\{return window\.localStorage\.setItem\((\w),JSON\.stringify\(\1\)\)\},getItem:function\(\)\{.{0,100}?JSON\.parse\(\w\):\[\]\}\}/,
    replacement:
      '{setItem:function($1){writeSearches($2,$1)},getItem:function(){return readSearches($2)}}',
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
  const edited = [...edits, ...(keepLogo ? [] : [logo])].reduce(
    (text, {what, pattern, replacement}) => {
      const next = text.replace(pattern, replacement);
      if (next === text) {
        throw new Error(
          `src/plugins/docsearch-slim finds no place to take out ${what}: it knows @docsearch/react 3.9.0 alone. Pin that version, or adapt the pattern.`,
        );
      }
      return next;
    },
    source,
  );
  return `${IMPORT}\n${edited}`;
};
