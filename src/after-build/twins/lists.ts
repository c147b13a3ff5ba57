import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {h} from 'hastscript';
import {manuals} from '../../data/manuals';
import {pageOf} from '../../data/pages';
import {toMarkdown} from './createTwin';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Lists the docs in the order of the sidebars, each once. Docs that a sidebar only refers to (`ref`) come
 * last.
 * @returns permalinks
 */
export function readingOrder({loadedVersions}: LoadedContent): string[] {
  return loadedVersions.flatMap(orderOfVersion);
}

function orderOfVersion({sidebars, docs}: LoadedVersion): string[] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const permalinkOf = (id: string) => permalinks.get(id) ?? [];

  const walk = (item: SidebarItem, leaf: 'doc' | 'ref'): string[] => {
    if (item.type === 'category') {
      const {link, items} = item;
      const own = link?.type === 'doc' ? permalinkOf(link.id) : (link?.permalink ?? []);
      return [own, ...items.map((inner) => walk(inner, leaf))].flat();
    }
    return item.type === leaf ? [permalinkOf(item.id)].flat() : [];
  };

  const items = Object.values(sidebars).flat();
  const ordered = (['doc', 'ref'] as const).flatMap((leaf) =>
    items.flatMap((item) => walk(item, leaf)),
  );
  return [...new Set(ordered)];
}

interface Group<Page> {
  readonly label: string;
  readonly pages: readonly Page[];
}

/**
 * Groups pages by manual. The group of pages that are in no manual comes first.
 * @param pages with their routes
 * @param order routes in reading order; pages that are not in it come last in their group
 */
export function groupByManual<Page extends {readonly route: string}>(
  pages: readonly Page[],
  order: readonly string[],
): Group<Page>[] {
  const positions = new Map(order.map((route, index) => [route, index]));
  const positionOf = ({route}: Page) => positions.get(route) ?? order.length;
  const sorted = [...pages].sort((a, b) => positionOf(a) - positionOf(b));
  return [null, ...manuals].map((manual) => ({
    label: manual?.label ?? 'Overview',
    pages: sorted.filter(({route}) => pageOf(route).manual === manual),
  }));
}

/** An entry of `llms.txt`: one Markdown file. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
}

interface LlmsTxt {
  readonly title: string;
  /** What the site is about, in a sentence or two. */
  readonly summary: string;
  /** Absolute address of the file with all pages. */
  readonly fullUrl: string;
  readonly groups: readonly Group<ListedPage>[];
}

/** The text of `llms.txt`, in the form that https://llmstxt.org asks for. Empty groups are left out. */
export function createLlmsTxt({title, summary, fullUrl, groups}: LlmsTxt): string {
  const link = (url: string, text: string) => h('a', {href: url}, text);
  return toMarkdown(
    h(null, [
      h('h1', title),
      h('blockquote', h('p', summary)),
      h('p', [
        'Each link leads to the Markdown of a page. ',
        link(fullUrl, 'One file'),
        ' has all of them.',
      ]),
      ...groups
        .filter(({pages}) => pages.length > 0)
        .flatMap(({label, pages}) => [
          h('h2', label),
          h(
            'ul',
            pages.map((page) => h('li', [link(page.url, page.title), `: ${page.description}`])),
          ),
        ]),
    ]),
  );
}
