import {execSync} from 'node:child_process';
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../scripts/copyProject';
import {company} from '../../src/data/company';
import {type Product, products} from '../../src/data/products';
import {redirects} from '../../src/data/redirects';
import {releases} from '../../src/data/releases';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {copyPages, edit, setValue} from './editCopy';

/** The facts that this owner provides about each product and release. */
const FACTS = {
  symbols: ['EURUSD', 'XAUUSD'],
  timeframes: ['M30', 'H1'],
  account: 'a hedging account',
  smallestBalance: '2,500 EUR',
  webAddresses: ['https://licence.miller.test'],
  needsDll: true,
  files: {mt4: 'Miller75.ex4', mt5: 'Miller75.ex5'},
};
export const CHANGE = 'Trailing stops follow faster.';
/** The other hosts that pages use: one counts visits, the other has videos. */
export const COUNTER = 'https://count.miller.test';
export const VIDEOS = 'https://video.miller.test';
/** Code for a page of this owner. Its second line is marked. */
export const CODE = 'int lots = 1; // one\nint deviation = 2;\n';

/**
 * Adds what some months bring: twenty codes, three pages, of which the last one is unlisted, a draft, and
 * thirty lines of CSS.
 */
function grow(copy: string): void {
  const numbers = Array.from({length: 20}, (_, at) => at);
  const codes = numbers.map((at) => ({
    code: 4115 + at,
    constant: `ERR_ADDED_BY_OWNER_${at}`,
    meaning: `The terminal has no room for tool ${at} of this owner.`,
    action: 'Close what you don’t need, then open the tool again.',
  }));
  edit(
    path.join(copy, 'src/data/return-codes/mt5-runtime.ts'),
    'codes: [',
    `codes: [${codes.map((row) => `${JSON.stringify(row)},`).join('\n')}`,
  );
  const pages = ['one', 'two', 'three', 'four'].map((name) => `support/faq/more-${name}`);
  for (const page of pages) {
    const sections = numbers.map((at) => {
      const sentences = numbers.map((line) => `Line ${line} of tool ${at} shows its colour.`);
      return `## Tool ${at} of ${page} {#tool-${at}}\n\n${sentences.join(' ')}`;
    });
    const head = [
      `title: Tools of this owner, ${page}`,
      `description: What each tool of this owner shows on its chart, written on ${page}.`,
      `sidebar_label: Tools ${page}`,
      'reviewed: 2026-01-01',
      ...(page.endsWith('three') ? ['unlisted: true'] : []),
      ...(page.endsWith('four') ? ['draft: true'] : []),
    ].join('\n');
    writeFileSync(
      path.join(copy, 'docs', `${page}.mdx`),
      `---\n${head}\n---\n\n${sections.join('\n\n')}\n`,
    );
  }
  const last = "'support/faq/maintenance']";
  const more = pages.map((page) => `, '${page}'`).join('');
  edit(path.join(copy, 'sidebars.ts'), last, last.replace(']', `${more}]`));
  const rules = numbers
    .slice(0, 10)
    .map((at) => `.added-by-owner-${at} {\n  margin-top: ${at}px;\n}\n`);
  appendFileSync(path.join(copy, 'src/css/custom.css'), rules.join(''));
}

/**
 * Copies the project and does in the copy what HANDOVER.md says: another company at another address and below a base
 * path, with its colours and without an announcement; a product removed, one renamed, two added; an id that moved; a page
 * with code; and it grows. The folder has spaces and letters beyond ASCII in its name.
 * @returns the folder of the copy, which the caller removes
 */
export function handOver(): string {
  const copy = copyProject('another owner – façade');
  const inCopy = (file: string) => path.join(copy, file);

  const set = (file: string, name: string, value: object) =>
    setValue(inCopy(`src/data/${file}.ts`), name, JSON.stringify(value));

  set('company', 'company', {
    ...company,
    name: 'Miller & Sons',
    title: 'Miller & Sons Guide',
    tagline: 'Guides "for everybody"',
    url: 'https://guide.miller.test',
    baseUrl: '/Manual/',
    website: 'https://miller.test/en',
    copyright: 'Copyright © 2026',
    support: 'help@miller.test',
    scripts: [{src: `${COUNTER}/script.js`, defer: true, 'data-website-id': 'manual'}],
    allowedHosts: {script: [COUNTER], connect: [COUNTER], frame: [VIDEOS]},
    repository: 'https://code.example/miller/manual/edit/main',
  });
  setValue(inCopy('src/data/announcement.ts'), 'announcement', 'undefined');
  const colours = ['#7a1f5c', '#f0a8dc'];
  for (const colour of colours) {
    edit(
      inCopy('src/css/tokens.css'),
      new RegExp(`(?<=--ifm-color-primary: )(?!${colours.join('|')})#\\w{6}`),
      colour,
    );
  }

  const docs = inCopy('docs');
  const landing = products.find(({scope}) => scope === 'landing') as Product;
  copyPages(docs, [firstProduct.id, firstProduct.label], ['r75', 'R-75']);
  copyPages(docs, [landing.id, landing.label], ['rx75', 'Tornado']);
  rmSync(path.join(docs, firstProduct.id), {recursive: true});
  const handover = readFileSync(inCopy('HANDOVER.md'), 'utf8');
  const [, commands = ''] = /```sh\n([^`]*R-450[^`]*)```/.exec(handover) ?? [];
  execSync(commands, {cwd: copy});
  const added: Product[] = [
    {id: 'r75', label: 'R-75', scope: 'full', path: '/docs/r75/'},
    {id: 'r90', label: 'R-90', scope: 'index', path: '/docs/category/r-90'},
    {id: 'rx75', label: 'Tornado', scope: 'landing', path: '/docs/rx75/'},
  ];
  const kept = products.filter(({id}) => id !== firstProduct.id);
  const list = [...added, ...kept].map((product) =>
    product.label === 'R-400' ? {...product, label: 'R-450'} : product,
  );
  set('products', 'products', list);
  set('product-facts', 'productFacts', Object.fromEntries(list.map(({id}) => [id, FACTS])));
  set(
    'releases',
    'releases',
    releases.map((release) => ({...release, changes: [CHANGE]})),
  );
  appendFileSync(
    path.join(docs, secondProduct.id, 'drawdown.mdx'),
    `\n\`\`\`mql5 title="Experts/Test.mq5" {2}\n${CODE}\`\`\`\n\n<iframe title="A tour" src="${VIDEOS}/tour" />\n`,
  );
  edit(inCopy('docs/basics/basics.mdx'), '{#products-in-this-manual}', '{#all-products}');
  // The build names the page that links to the id.
  edit(inCopy('src/pages/markdown-page.md'), '#products-in-this-manual', '#all-products');
  set('redirects', 'redirects', [
    {from: `/docs/${firstProduct.id}/*`, to: '/docs/r75/*'},
    {from: '/docs/basics/#products-in-this-manual', to: '/docs/basics/#all-products'},
    ...redirects,
  ]);
  grow(copy);
  return copy;
}
