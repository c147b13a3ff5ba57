import type {KnownBad} from '../types';

const SEARCH = 'src/plugins/search-index';
const QUALITY = 'vitest run tests/build/searchQuality.test.ts';
const unit = (file: string) => `vitest run tests/unit/search-index/${file}.test.ts`;

export const rows: KnownBad[] = [
  {
    name: 'a code that is named, and stands where its words put it',
    changes: [
      {
        file: `${SEARCH}/client/rank.ts`,
        find: 'b.code - a.code || b.score - a.score',
        replace: 'b.score - a.score',
      },
    ],
    turnsRed: `${unit('rank')} -t "comes before all else"`,
  },
  {
    name: "a reader's own manual that counts as any other",
    changes: [
      {
        file: `${SEARCH}/client/rank.ts`,
        find: 'product === context.product ? 1.3 : 1;',
        replace: 'product === context.product ? 1 : 1;',
      },
    ],
    turnsRed: `${QUALITY} -t "leads to"`,
    says: '/docs/r400/mt5/setup/attach_ea',
  },
  {
    name: "a number of both platforms, whatever the reader's page is about",
    changes: [
      {
        file: `${SEARCH}/client/rank.ts`,
        find: "(query.platform ?? context.platform ?? 'mt4')",
        replace: "(query.platform ?? 'mt4')",
      },
    ],
    turnsRed: `${QUALITY} -t "leads to"`,
    says: '#mt5-4014',
  },
  {
    name: 'near twins that fill the list',
    changes: [
      {
        file: `${SEARCH}/client/searchRecords.ts`,
        find: 'page.twin === null ? page.route : `twin ${page.twin}`',
        replace: 'page.route',
      },
    ],
    turnsRed: `${unit('searchRecords')} -t "stand behind the best"`,
  },
  {
    name: 'a number that is taken for a misspelt one',
    changes: [
      {
        file: `${SEARCH}/client/wordForms.ts`,
        find: '/\\p{N}/u.test(term) || term.length < 4',
        replace: 'term.length < 4',
      },
      {
        file: `${SEARCH}/client/wordForms.ts`,
        find: ' && !/\\p{N}/u.test(term)',
        replace: '',
      },
    ],
    turnsRed: `${unit('parseQuery')} -t "is no misspelt code"`,
  },
  {
    name: 'a search that knows no synonyms',
    changes: [
      {
        file: `${SEARCH}/client/searchIndex.ts`,
        find: 'const row of SYNONYMS)',
        replace: 'const row of SYNONYMS.slice(0, 0))',
      },
    ],
    turnsRed: `${QUALITY} -t "lost connection"`,
  },
  {
    name: 'a query with one unknown word that finds nothing',
    changes: [
      {
        file: `${SEARCH}/client/findMatches.ts`,
        find: 'shared.some((score) => score > 0)',
        replace: 'shared.every((score) => score > 0)',
      },
    ],
    turnsRed: `${unit('searchRecords')} -t "most of the words"`,
  },
  {
    name: 'a phrase in a text that counts as much as a word of it in the heading',
    changes: [
      {
        file: `${SEARCH}/client/findMatches.ts`,
        find: '? Math.min(...(telling',
        replace: '? Math.max(...(telling',
      },
    ],
    turnsRed: `${unit('findMatches')} -t "counts no more"`,
  },
  {
    name: 'two words of a constant that must stand side by side',
    changes: [
      {
        file: `${SEARCH}/client/parseQuery.ts`,
        find: '...compoundsAt(place, meant, index)',
        replace: '...compoundsAt(place, meant, index).slice(0, 0)',
      },
    ],
    turnsRed: `${unit('parseQuery')} -t "written as one"`,
  },
  {
    name: 'an index that failed to load once, and is not asked for again',
    changes: [
      {
        file: `${SEARCH}/client/createEmbeddedClient.ts`,
        find: '      loading = undefined;\n',
        replace: '',
      },
    ],
    turnsRed: `${unit('createEmbeddedClient')} -t "again after a failure"`,
  },
  {
    name: 'a phrase that is not known when it is parted',
    changes: [
      {
        file: `${SEARCH}/client/parseQuery.ts`,
        find: 'readWords(joinParted(meant), index)',
        replace: 'readWords(meant.concat(joinParted([])), index)',
      },
    ],
    turnsRed: unit('parseQuery'),
  },
  {
    name: 'a negation that is lost',
    changes: [
      {
        file: `${SEARCH}/client/parseQuery.ts`,
        find: "return {wholes: ['not'], typos: 0, open: false};",
        replace: 'return {wholes, typos: 0, open};',
      },
    ],
    turnsRed: unit('parseQuery'),
  },
  {
    name: 'the name of a code without its prefix, which says the platform',
    changes: [
      {
        file: `${SEARCH}/client/rank.ts`,
        find: 'if (isIn(query.fullNames)) {',
        replace: 'if (isIn(query.names)) {',
      },
    ],
    turnsRed: unit('rank'),
  },
  {
    name: 'a misspelt form of a word that only its other forms are known of',
    changes: [
      {
        file: `${SEARCH}/client/parseQuery.ts`,
        find: 'new Set([whole, stem(whole)])',
        replace: 'new Set([whole, stem(whole)].slice(0, 1))',
      },
    ],
    turnsRed: unit('parseQuery'),
  },
  {
    name: 'headings of tables that hide what they are about',
    changes: [
      {
        file: `${SEARCH}/client/rank.ts`,
        find: "CODE_TABLE.test(section.anchor ?? '') ? 0.5 : 1",
        replace: "CODE_TABLE.test(section.anchor ?? '') ? 1 : 1",
      },
    ],
    turnsRed: unit('rank'),
  },
  {
    name: 'marks on the words of a phrase wherever they stand',
    changes: [
      {
        file: `${SEARCH}/client/findMarks.ts`,
        find: '.filter(({weight}) => weight === 1)',
        replace: '',
      },
    ],
    turnsRed: unit('findMarks'),
  },
  {
    name: 'a snippet around the first mark, whatever it says',
    changes: [
      {
        file: `${SEARCH}/client/highlight.ts`,
        find: 'if (said > best.said) {',
        replace: 'if (best.said === 0) {',
      },
    ],
    turnsRed: unit('highlight'),
  },
  {
    name: 'hits whose text is read as HTML',
    changes: [
      {
        file: `${SEARCH}/client/highlight.ts`,
        find: 'return text.replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? character);',
        replace: 'return ENTITIES[text] ?? text;',
      },
    ],
    needsBuild: true,
    turnsRed: 'playwright test search-escaping.spec.ts -g "stays text in the modal"',
  },
  {
    name: 'headings of a hit that a recent search shows as HTML',
    changes: [
      {
        file: `${SEARCH}/client/createHit.ts`,
        find: 'escaped[level] = text === null ? null : escapeHtml(text);',
        replace: 'escaped[level] = text;',
      },
    ],
    turnsRed: `${unit('createHit')} -t "every text of a hit is escaped"`,
  },
  {
    name: 'hits of the service that are taken as they come',
    changes: [
      {
        file: `${SEARCH}/client/readHostedResult.ts`,
        find: '    escapeHtml(text),\n  );',
        replace: '    text,\n  );',
      },
    ],
    turnsRed: `${unit('readHostedResult')} -t "is escaped but for the marks"`,
  },
  {
    name: 'a refusal of the service that passes for an answer',
    changes: [
      {
        file: `${SEARCH}/client/createHostedClient.ts`,
        find: 'if (status < 200 || status > 299) {',
        replace: 'if (status < 200) {',
      },
    ],
    turnsRed: `${unit('createHostedClient')} -t "is a refusal"`,
  },
  {
    name: 'an answer of the service that may stop half-way for ever',
    changes: [
      {
        file: `${SEARCH}/client/createHostedClient.ts`,
        find: '      if (response.status >= 500) {',
        replace: '      clearTimeout(timer);\n      if (response.status >= 500) {',
      },
    ],
    turnsRed: `${unit('createHostedClient')} -t "given up"`,
  },
  {
    name: 'a push of next to nothing',
    changes: [
      {
        file: `${SEARCH}/server/hostedIndex.ts`,
        find: 'if (records.length < min) {',
        replace: 'if (min === 0) {',
      },
    ],
    turnsRed: `${unit('pushIndex')} -t "nothing is sent"`,
  },
];
