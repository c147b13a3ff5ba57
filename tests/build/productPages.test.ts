import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {countLength} from '../../scripts/countJourney';
import {platforms, type PlatformId} from '../../src/data/platforms';
import {products} from '../../src/data/products';
import {readArticle} from './article';
import {parseMarkdown, textOf} from './markdown';
import {BUILD_DIR} from './site';

const full = products.filter(({scope}) => scope === 'full').map(({id}) => id);
const landings = products.filter(({scope}) => scope === 'landing').map(({path}) => path);
const platformIds = Object.keys(platforms) as PlatformId[];

/** Anchors on the pages of every product, on which links and search results rely. */
const sections = {
  prepare_chart: [
    'in-short',
    'before-you-start',
    'terminal-at-a-glance',
    'show-the-symbol',
    'check-the-spelling',
    'open-one-chart',
    'choose-the-timeframe',
    'let-the-history-load',
    'one-ea-per-chart',
    'done-when',
    'if-it-does-not-work',
    'save-template-and-profile',
    'next-step',
  ],
  install_ea: [
    'in-short',
    'before-you-start',
    'copy-the-file',
    'refresh-the-navigator',
    'done-when',
    'not-listed',
    'if-it-does-not-work',
    'replace-an-older-version',
    'next-step',
  ],
  attach_ea: [
    'in-short',
    'before-you-start',
    'attach-it',
    'common-tab',
    'dll-permission',
    'inputs-tab',
    'turn-on-automated-trading',
    'done-when',
    'attached-but-not-trading',
    'if-it-does-not-work',
    'remove-or-pause',
    'next-step',
  ],
  settings: [
    'open-the-inputs',
    'change-a-value',
    'with-open-positions',
    'presets',
    'input-groups',
    'volume-and-risk',
    'magic-number',
    'spread-and-slippage',
    'trading-hours',
    'position-limits',
    'stops',
    'protection',
    'messages',
    'volume-from-risk',
    'after-a-change',
  ],
  drawdown: [
    'three-figures',
    'absolute',
    'maximal',
    'relative',
    'balance-or-equity',
    'worked-example',
    'recovery',
    'losses-in-a-row',
    'start-or-peak',
    'read-your-own',
    'what-you-can-change',
    'back',
  ],
  landing: ['set-up-on-mt4', 'set-up-on-mt5', 'settings', 'drawdown', 'when-something-goes-wrong'],
} as const;

const setupTasks = ['prepare_chart', 'install_ea', 'attach_ea'] as const;

const setupPages = full.flatMap((id) =>
  platformIds.flatMap((platform) =>
    setupTasks.map((task) => ({route: `/docs/${id}/${platform}/setup/${task}`, platform, task})),
  ),
);

const pages: {route: string; ids: readonly string[]}[] = [
  ...setupPages.map(({route, task}) => ({route, ids: sections[task]})),
  ...full.flatMap((id) => [
    {route: `/docs/${id}/configuration/settings`, ids: sections.settings},
    {route: `/docs/${id}/drawdown`, ids: sections.drawdown},
    {route: `/docs/${id}/`, ids: sections.landing},
  ]),
];

test.each(pages)(
  '$route has its sections, and its table of contents links to each',
  ({route, ids}) => {
    const article = readArticle(route);
    expect(article.headingIds).toEqual(ids);
    expect(article.contents).toEqual(ids);
  },
);

/** Words that belong to only one platform. */
const ownWords: Readonly<Record<PlatformId, RegExp>> = {
  mt4: /MT4|MetaTrader 4|MQL4|\.ex4|\.mq4|AutoTrading|Allow live trading|Account History|\bAllow automated trading/i,
  mt5: /MT5|MetaTrader 5|MQL5|\.ex5|\.mq5|Algo ?Trading|algorithmic trading|Toolbox|Dependencies tab/i,
};

describe('a setup page is only about its own platform', () => {
  test.each(setupPages)('$route', ({route, platform}) => {
    const {text} = readArticle(route);
    for (const other of platformIds.filter((id) => id !== platform)) {
      expect(text).not.toMatch(ownWords[other]);
    }
    expect(text).toMatch(ownWords[platform]);
  });

  test.each(setupPages)(
    '$route does not link to setup pages of the other platform',
    ({route, platform}) => {
      const {links, neighbours} = readArticle(route);
      const foreign = [...links, ...neighbours].filter(
        (link) => link.includes('/setup/') && !link.includes(`/${platform}/setup/`),
      );
      expect(foreign).toEqual([]);
    },
  );
});

describe('a page does not link to other products', () => {
  test.each([...pages.map(({route}) => route), ...landings])('%s', (route) => {
    const own = route.split('/')[2] ?? '';
    const foreign = readArticle(route).links.filter((link) =>
      products.some(({id}) => id !== own && link.startsWith(`/docs/${id}/`)),
    );
    expect(foreign).toEqual([]);
  });
});

/** A page's Markdown twin. */
function readTwin(route: string): string {
  const file = `${route.replace(/\/$/, '').slice(1)}.md`;
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/** The words of a twin, without the addresses of its links. */
function readWords(route: string): string {
  return textOf(parseMarkdown(readTwin(route)));
}

test.each(setupPages)('$route says in short what to do, in at most 12 steps', ({route}) => {
  const {steps} = countLength(readTwin(route), 'In short');
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThanOrEqual(12);
});

describe('the twin of a product’s page can be read alone', () => {
  test.each([...pages.map(({route}) => route), ...landings])(
    '%s names its own product and no other',
    (route) => {
      const text = readWords(route);
      const named = products.filter(({label}) =>
        new RegExp(String.raw`(?<![\w-])${label}(?!\d)`).test(text),
      );
      expect(named.map(({id}) => id)).toEqual([route.split('/')[2]]);
    },
  );

  test.each(setupPages)('$route has words of its own platform only', ({route, platform}) => {
    const text = readWords(route);
    expect(text).toMatch(ownWords[platform]);
    for (const other of platformIds.filter((id) => id !== platform)) {
      expect(text).not.toMatch(ownWords[other]);
    }
  });
});

const help = '/docs/support/troubleshooting';

const onwards = full.flatMap((id) => {
  const settings = `/docs/${id}/configuration/settings`;
  return [
    ...platformIds.flatMap((platform) => {
      const [chart, install, attach] = setupTasks.map(
        (task) => `/docs/${id}/${platform}/setup/${task}`,
      ) as [string, string, string];
      return [
        {from: `/docs/${id}/`, to: [chart, install, attach, '/docs/support/']},
        {from: chart, to: [install, attach]},
        {from: install, to: [chart, attach, `${help}/installer-errors`]},
        {from: attach, to: [settings, `${help}/error-codes`]},
      ];
    }),
    {from: settings, to: [`/docs/${id}/drawdown`, `${help}/too-many-open-positions`]},
    {from: `/docs/${id}/drawdown`, to: [`/docs/${id}/`, settings]},
  ];
});

test.each(onwards)('$from links to $to', ({from, to}) => {
  expect(readArticle(from).links).toEqual(expect.arrayContaining(to));
});
