import {execSync} from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {copyProject} from '../../scripts/copyProject';

/** What this owner tells about each product and about the release. */
const FACTS = {
  symbols: ['EURUSD', 'XAUUSD'],
  timeframe: 'M30',
  account: 'a hedging account',
  smallestBalance: '2,500 EUR',
  webAddresses: ['https://licence.miller.test'],
  needsDll: true,
  files: {mt4: 'Miller75.ex4', mt5: 'Miller75.ex5'},
};
export const CHANGE = 'Trailing stops follow faster.';

/** Replaces a text in a file, which has to contain it. */
function edit(file: string, find: RegExp | string, replace: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(find, () => replace);
  expect(after, `${file} contains ${String(find)}`).not.toBe(before);
  writeFileSync(file, after);
}

/** Replaces names in all files of a folder. */
function rename(folder: string, names: Record<string, string>): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        Object.entries(names).reduce((result, [from, to]) => result.replaceAll(from, to), text),
      );
    }
  }
}

/** Copies the pages of a product for another one: they are thin files over the same partials. */
function copyPages(
  docs: string,
  from: readonly [string, string],
  to: readonly [string, string],
): void {
  const folder = path.join(docs, to[0]);
  cpSync(path.join(docs, from[0]), folder, {recursive: true});
  renameSync(path.join(folder, `${from[0]}.mdx`), path.join(folder, `${to[0]}.mdx`));
  rename(folder, {[from[0]]: to[0], [from[1]]: to[1]});
}

/**
 * Copies the project and does in the copy what HANDOVER.md says: another company at another address and below a base
 * path, with its colours and without an announcement; a product removed, one renamed, two added; an id that moved. The
 * folder has spaces and letters beyond ASCII in its name.
 * @returns the folder of the copy, which the caller removes
 */
export function handOver(): string {
  const copy = copyProject('another owner – façade', ['bench']);
  const inCopy = (file: string) => path.join(copy, file);

  const company = inCopy('src/data/company.ts');
  for (const [key, value] of Object.entries({
    name: 'Miller & Sons',
    title: 'Miller & Sons Guide',
    tagline: 'Guides "for everybody"',
    url: 'https://guide.miller.test',
    baseUrl: '/Manual/',
    website: 'https://miller.test/en',
    copyright: 'Copyright © 2026',
  })) {
    edit(company, new RegExp(`  ${key}: '.*',`), `  ${key}: '${value}',`);
  }
  edit(
    company,
    '  community: [',
    "  support: 'help@miller.test',\n  repository: 'https://code.example/miller/manual/edit/main',\n  community: [",
  );
  edit(inCopy('src/data/announcement.ts'), /= \{[^]*\};/, '= undefined;');
  edit(
    inCopy('src/css/tokens.css'),
    '--ifm-color-primary: #0b5c7a',
    '--ifm-color-primary: #7a1f5c',
  );
  edit(
    inCopy('src/css/tokens.css'),
    '--ifm-color-primary: #7cd0ee',
    '--ifm-color-primary: #f0a8dc',
  );

  const products = inCopy('src/data/products.ts');
  copyPages(inCopy('docs'), ['r50', 'R-50'], ['r75', 'R-75']);
  copyPages(inCopy('docs'), ['rx5', 'R-X5'], ['rx75', 'R-X75']);
  edit(
    products,
    "  {id: 'r400',",
    `  {id: 'r75', label: 'R-75', scope: 'full', path: '/docs/r75/'},
  {id: 'r90', label: 'R-90', scope: 'index', path: '/docs/category/r-90'},
  {id: 'rx75', label: 'R-X75', scope: 'landing', path: '/docs/rx75/'},
  {id: 'r400',`,
  );
  edit(products, "label: 'R-400'", "label: 'R-450'");
  const handover = readFileSync(inCopy('HANDOVER.md'), 'utf8');
  const [, commands = ''] = /```sh\n([^`]*R-450[^`]*)```/.exec(handover) ?? [];
  execSync(commands, {cwd: copy});

  edit(
    inCopy('src/data/releases.ts'),
    "date: '2025-06-23'",
    `date: '2025-06-23', changes: ['${CHANGE}']`,
  );

  rmSync(inCopy('docs/r50'), {recursive: true});
  edit(products, /  \{id: 'r50'.*\n/, '');
  const ids = [...readFileSync(products, 'utf8').matchAll(/\bid: '(.*?)'/g)];
  const facts = ids.map(([, id = '']) => [id, FACTS]);
  edit(
    inCopy('src/data/product-facts.ts'),
    'ProductFacts>> = {};',
    `ProductFacts>> = ${JSON.stringify(Object.fromEntries(facts))};`,
  );
  const pages = ['', 'configuration/settings', 'drawdown'];
  const setup = ['prepare_chart', 'install_ea', 'attach_ea'];
  const gone = [
    ...pages,
    ...['mt4', 'mt5'].flatMap((id) => setup.map((task) => `${id}/setup/${task}`)),
  ];
  edit(inCopy('docs/basics/basics.mdx'), '{#names-that-differ}', '{#other-names}');
  const lines = [
    ...gone.map((page) => ({from: `/docs/r50/${page}`, to: `/docs/r75/${page}`})),
    {from: '/docs/basics/#names-that-differ', to: '/docs/basics/#other-names'},
  ];
  edit(
    inCopy('src/data/redirects.ts'),
    'MovedAddress[] = [',
    `MovedAddress[] = [${JSON.stringify(lines).slice(1, -1)},`,
  );
  return copy;
}
