import {announcement} from '../announcement';
import {findSilentRelease} from './announcementBar';
import {company, type Company} from '../company';
import {platformList} from '../platforms';
import {productFacts, type ProductFacts} from '../product-facts';
import {products, type Product} from '../products';
import {releases, type Release} from '../releases';
import type {Task} from '../tasks';

/** A value that only the owner knows and has not provided yet. */
export interface MissingValue {
  readonly file: string;
  /** A text that identifies the line of the file to change. */
  readonly line: string;
  readonly message: string;
  /** The pages that need the value. */
  readonly pages: readonly string[];
}

interface Owner {
  readonly company: Company;
  readonly facts: Readonly<Record<string, ProductFacts>>;
  readonly products: readonly Product[];
  readonly releases: readonly Release[];
}

/** The setup task that states each fact. */
const TASKS: Readonly<Record<keyof ProductFacts, Task['id']>> = {
  symbols: 'prepare_chart',
  timeframes: 'prepare_chart',
  account: 'prepare_chart',
  smallestBalance: 'prepare_chart',
  webAddresses: 'attach_ea',
  needsDll: 'attach_ea',
  files: 'install_ea',
};

/** Facts that are also shown on the landing page and in Basics. */
const ON_CARDS = new Set(['symbols', 'timeframes', 'account', 'smallestBalance']);

function pagesFor(fact: keyof ProductFacts, {id, path, scope}: Product): string[] {
  const onCard = ON_CARDS.has(fact);
  return [
    ...(onCard ? ['/docs/basics/'] : []),
    ...(onCard && scope !== 'index' ? [path] : []),
    ...(scope === 'full'
      ? platformList.map((platform) => `/docs/${id}/${platform.id}/setup/${TASKS[fact]}`)
      : []),
  ];
}

/** Names of files are missing until there is one for each platform. */
function isMissing(fact: keyof ProductFacts, facts: ProductFacts = {}): boolean {
  return fact === 'files'
    ? platformList.some(({id}) => facts.files?.[id] === undefined)
    : facts[fact] === undefined;
}

/** Lists every value that only the owner knows and has not provided, and every placeholder. */
export function findMissingValues(
  owner: Owner = {company, facts: productFacts, products, releases},
): MissingValue[] {
  const file = 'src/data/company.ts';
  const placeholders = Object.entries(owner.company)
    .filter(([, value]) => String(value).endsWith('.example'))
    .map(([key, value]) => ({
      file,
      line: `  ${key}:`,
      message: `${key} is the placeholder ${String(value)}`,
      pages: ['every page'],
    }));
  const contact = owner.company.support
    ? []
    : [
        {
          file,
          line: 'export const company',
          message: 'support, the contact of the company',
          pages: ['/docs/support/', 'every page that names support'],
        },
      ];
  const facts = owner.products.flatMap((product) =>
    (Object.keys(TASKS) as (keyof ProductFacts)[])
      .filter((fact) => isMissing(fact, owner.facts[product.id]))
      .map((fact) => ({
        file: 'src/data/product-facts.ts',
        line: owner.facts[product.id] ? `  ${product.id}:` : 'export const productFacts',
        message: `${fact} of ${product.label}`,
        pages: pagesFor(fact, product),
      }))
      .filter(({pages}) => pages.length > 0),
  );
  const changes = owner.releases
    .filter((release) => !release.changes)
    .map(({doc, label}) => ({
      file: 'src/data/releases.ts',
      line: `doc: '${doc}'`,
      message: `changes of ${label}`,
      pages: [
        `/docs/support/updates/${doc}`,
        ...(findSilentRelease(announcement?.link, owner.releases)?.doc === doc
          ? ['the bar above every page, which tells how to update safely until then']
          : []),
      ],
    }));
  return [...placeholders, ...contact, ...facts, ...changes];
}
