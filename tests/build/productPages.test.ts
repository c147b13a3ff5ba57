import {describe, expect, test} from 'vitest';
import {platformList, type PlatformId} from '../../src/data/platforms';
import {products} from '../../src/data/products';
import {productsWithTasks, taskPath, tasks} from '../../src/data/tasks';
import {ROUTES} from '../fixtures/routes';
import {attributesOf, readBuilt, readHtml, routeToHtmlFile} from './site';

const landings = products.filter(({scope}) => scope === 'landing').map(({path}) => path);

const setupPages = productsWithTasks.flatMap(({id}) =>
  platformList.flatMap((platform) =>
    tasks.map((task) => ({route: taskPath(id, platform.id, task.id), platform: platform.id})),
  ),
);

const pages = [
  ...setupPages.map(({route}) => route),
  ...productsWithTasks.flatMap(({id}) => [
    `/docs/${id}/configuration/settings`,
    `/docs/${id}/drawdown`,
    `/docs/${id}/`,
  ]),
];

interface Article {
  /** The text below the title. */
  readonly text: string;
  /** Route paths and anchors that the article links to. */
  readonly links: readonly string[];
}

/** Reads the article of a built page. @param route such as `/docs/r10/`; a build must exist. */
function readArticle(route: string): Article {
  const $ = readHtml(routeToHtmlFile(route));
  const body = $('article .theme-doc-markdown');
  // Leave out the switch of platform and product, whose links lead to other pages on purpose, and the table
  // of contents, which only repeats the headings.
  body.find('nav, .theme-doc-toc-mobile').remove();
  return {
    text: body.text(),
    links: attributesOf($, 'article .theme-doc-markdown a[href^="/"]', 'href'),
  };
}

/** Words that belong to only one platform. */
const ownWords: Readonly<Record<PlatformId, RegExp>> = {
  mt4: /MT4|MetaTrader 4|MQL4|\.ex4|\.mq4|AutoTrading|Allow live trading|Account History|\bAllow automated trading/i,
  mt5: /MT5|MetaTrader 5|MQL5|\.ex5|\.mq5|Algo ?Trading|algorithmic trading|Toolbox|Dependencies tab/i,
};

describe('a setup page is only about its own platform', () => {
  test.each(setupPages)('$route', ({route, platform}) => {
    const {text, links} = readArticle(route);
    for (const {id} of platformList.filter((other) => other.id !== platform)) {
      expect(text).not.toMatch(ownWords[id]);
    }
    expect(text).toMatch(ownWords[platform]);
    const setups = links.filter((link) => link.includes('/setup/'));
    expect(setups.filter((link) => !link.includes(`/${platform}/setup/`))).toEqual([]);
  });
});

describe('a page does not link to other products', () => {
  test.each([...pages, ...landings])('%s', (route) => {
    const own = route.split('/')[2] ?? '';
    const otherProducts = readArticle(route).links.filter((link) =>
      products.some(({id}) => id !== own && link.startsWith(`/docs/${id}/`)),
    );
    expect(otherProducts).toEqual([]);
  });
});

/** The words of a page's Markdown twin, without the addresses of its links. */
function readWords(route: string): string {
  return readBuilt(`${route.replace(/\/$/, '').slice(1)}.md`).replace(/\]\([^)]*\)/g, ']');
}

describe('a setup page', () => {
  const readSteps = (route: string) => {
    const $ = readHtml(routeToHtmlFile(route));
    return {$, steps: $('[data-step]').toArray()};
  };

  test.each(setupPages)('$route ends with a button that leads on', ({route}) => {
    const {$} = readSteps(route);
    expect($('#next-step + a')).toHaveLength(1);
  });

  test.each(setupPages)('$route has one list of steps', ({route}) => {
    const {$, steps} = readSteps(route);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps.map((step) => $(step).parent()[0])).size).toBe(1);
    expect($('article .theme-doc-markdown > ol')).toHaveLength(0);
  });

  test.each(setupPages)(
    '$route says what to do in every step before it folds anything',
    ({route}) => {
      const {$, steps} = readSteps(route);
      for (const step of steps) {
        // A warning stands before what it warns of.
        const [heading, sentence] = $(step).children(':not(svg, .theme-admonition)').toArray();
        expect([heading?.name, sentence?.name]).toEqual(['h3', 'p']);
      }
    },
  );
});

describe('the twin of a product’s page can be read alone', () => {
  test.each([...pages, ...landings])('%s names its own product and no other', (route) => {
    const text = readWords(route);
    const named = products.filter(({label}) =>
      new RegExp(String.raw`(?<![\w-])${label}(?!\d)`).test(text),
    );
    expect(named.map(({id}) => id)).toEqual([route.split('/')[2]]);
  });
});

/** The page with a name, in whatever folder it is. */
const named = (name: string) => ROUTES.filter((route) => route.endsWith(`/${name}`));

const onwards = productsWithTasks.flatMap(({id}) => {
  const settings = `/docs/${id}/configuration/settings`;
  return [
    ...platformList.flatMap((platform) => {
      const [chart, install, attach] = tasks.map((task) => taskPath(id, platform.id, task.id)) as [
        string,
        string,
        string,
      ];
      return [
        {from: `/docs/${id}/`, to: [chart, install, attach, settings, ...named('error-codes')]},
        {from: chart, to: [install, attach]},
        {from: install, to: [chart, attach, ...named('installer-errors')]},
        {from: attach, to: [settings, ...named('error-codes')]},
      ];
    }),
    {from: settings, to: [`/docs/${id}/drawdown`, ...named('too-many-open-positions')]},
    {from: `/docs/${id}/drawdown`, to: [`/docs/${id}/`, settings]},
  ];
});

test.each(onwards)('$from links to $to', ({from, to}) => {
  const pages = readArticle(from).links.map((link) => link.replace(/#.*/, ''));
  expect(pages).toEqual(expect.arrayContaining(to));
});
