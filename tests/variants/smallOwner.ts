import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../scripts/copyProject';
import {company} from '../../src/data/company';
import {products} from '../../src/data/products';
import {firstProduct} from '../fixtures/fullProducts';
import {copyPages, setValue} from './editCopy';

/** The only product of this owner. */
export const PRODUCT = 'Falcon';

/** The sections that this owner does not want: the file, the page that it becomes, and the id. */
const UNWANTED = [
  {file: 'support/faq/setup.mdx', page: '/docs/support/faq/setup', id: 'mac-or-phone'},
  {file: 'support/faq/settings.mdx', page: '/docs/support/faq/settings', id: 'funded-accounts'},
];

/** Removes a section, up to the next heading that is not below its own. */
function removeSection(file: string, id: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('#') && line.endsWith(`{#${id}}`));
  const [marks = ''] = /^#+/.exec(lines[start] ?? '') ?? [];
  const length = lines
    .slice(start + 1)
    .findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= marks.length);
  lines.splice(start, length === -1 ? lines.length : length + 1);
  writeFileSync(file, lines.join('\n'));
}

/** Replaces the links to a removed section by their words, as its owner does when the build names them. */
function unlink(folder: string, {file: own, page, id}: (typeof UNWANTED)[number]): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      const target = name === own ? `(?:${page})?#${id}` : `${page}#${id}`;
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(new RegExp(`\\[([^\\]]*)\\]\\(${target}\\)`, 'g'), '$1'));
    }
  }
}

/**
 * Copies the project and makes it the manual of a company with one EA, before its first publication: its own
 * product in place of all others, no section about Macs and funded accounts, links of its own in the footer.
 * @returns the folder of the copy, which the caller removes
 */
export function handOverToSmallOwner(): string {
  const copy = copyProject('small-owner');
  const docs = path.join(copy, 'docs');
  const set = (file: string, name: string, value: object) =>
    setValue(path.join(copy, `src/data/${file}.ts`), name, JSON.stringify(value));

  set('company', 'company', {
    ...company,
    name: 'Northgate',
    title: 'Northgate Help',
    description: 'All about Falcon.',
    footerGroups: [
      {
        title: 'Legal',
        links: [
          {label: 'Privacy', href: 'https://northgate.test/privacy'},
          {label: 'Imprint', href: '/markdown-page'},
        ],
      },
    ],
  });
  copyPages(docs, [firstProduct.id, firstProduct.label], ['falcon', PRODUCT]);
  for (const {id} of products) {
    rmSync(path.join(docs, id), {recursive: true, force: true});
  }
  set('products', 'products', [
    {id: 'falcon', label: PRODUCT, scope: 'full', path: '/docs/falcon/'},
  ]);
  for (const section of UNWANTED) {
    removeSection(path.join(docs, section.file), section.id);
    unlink(docs, section);
    unlink(path.join(copy, 'src/data'), section);
  }
  set('redirects', 'redirects', []);
  writeFileSync(path.join(copy, 'src/data/published.json'), '{}\n');
  return copy;
}
