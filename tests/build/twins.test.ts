import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {describe, expect, test} from 'vitest';
import {ROUTES, SEARCH_ROUTE, UNLISTED} from '../fixtures/routes';
import {findAll, parseMarkdown, textOf} from './markdown';
import {addressOf, BUILD_DIR, readBuilt as read, readHtml, routeToHtmlFile, SITE} from './site';

const pages = ROUTES.filter((route) => route !== SEARCH_ROUTE);
const listed = pages.filter((route) => !UNLISTED.includes(route));

function twinOf(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1).replace(/\/$/, '')}.md`;
}

/** The text of a page, without navigation and controls. */
function readArticle(route: string): {$: CheerioAPI; article: Cheerio<AnyNode>} {
  const $ = readHtml(routeToHtmlFile(route));
  const article = $('.theme-doc-markdown, main').last();
  article
    .find(
      '.theme-doc-toc-mobile, nav, button, script, [role=tablist], [aria-hidden=true], .theme-doc-footer, .theme-doc-version-badge',
    )
    .remove();
  article.find('[role=img]').each((_, picture) => {
    $(picture).replaceWith($('<p></p>').text($(picture).attr('aria-label') ?? ''));
  });
  article.find('svg').remove();
  article.find('li .theme-admonition').each((_, admonition) => {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec(admonition.attribs['class'] ?? '') ?? [];
    $(admonition).prepend(`${kind} `);
  });
  article.find('figure').each((_, figure) => {
    $(figure).prepend($(figure).find('figcaption').prepend('Picture: '));
  });
  return {$, article};
}

/** Only the words and numbers of a text, in lower case. */
function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOf(node: AnyNode): string[] {
  if (node.type === 'text') {
    return words(node.data);
  }
  return 'children' in node ? node.children.flatMap(wordsOf) : [];
}

describe('twins', () => {
  test('exist for every page but the search and the not-found page', () => {
    const files = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.md'));
    expect(files.sort()).toEqual(pages.map(twinOf).sort());
  });

  test.each([...ROUTES, '/404.html'])('%s links to its twin, if it has one', (route) => {
    const file = route.endsWith('.html') ? route.slice(1) : routeToHtmlFile(route);
    const links = readHtml(file)('link[rel=alternate][type="text/markdown"]');
    expect(links.toArray().map(({attribs}) => attribs['href'])).toEqual(
      pages.includes(route) ? [`/${twinOf(route)}`] : [],
    );
  });
});

describe.each(pages)('the twin of %s', (route) => {
  const {$, article} = readArticle(route);
  const markdown = read(twinOf(route));
  const twin = parseMarkdown(markdown);
  const each = (selector: string) => article.find(selector).toArray();

  test('has its links with whole addresses', () => {
    const targets = findAll(twin, 'link').map(({url}) => url);
    const expected = each('a, iframe')
      .filter((link) => !$(link).is(':is(h2, h3, h4, dt) .hash-link'))
      .map((link) => addressOf($(link).attr('href') ?? $(link).attr('src') ?? '', route));
    // The heading of a row that has an id becomes a link to it.
    const rows = each('tr[id]')
      .filter((row) => $(row).find('th a').length === 0)
      .map(({attribs}) => addressOf(`#${attribs['id']}`, route));
    expect(targets.slice(1).sort()).toEqual([...expected, ...rows].sort());
  });

  test('loses no word', () => {
    const left = words(textOf(twin));
    const counts = new Map<string, number>();
    left.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
    const lost = article
      .toArray()
      .flatMap((part) => wordsOf(part))
      .filter((word) => {
        const count = counts.get(word) ?? 0;
        counts.set(word, count - 1);
        return count === 0;
      });
    expect(lost).toEqual([]);
  });

  test('contains nothing from around the article', () => {
    expect(markdown).not.toMatch(/Direct link|Copy page|On this page|\u200B|<\/?[a-z]+[ >]|\]\(\//);
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const list = parseMarkdown(text);
  const items = findAll(list, 'listItem');

  test('lists every listed page once', () => {
    const urls = items.flatMap((item) => findAll(item, 'link').map(({url}) => url));
    expect(urls.sort()).toEqual(listed.map((route) => `${SITE}/${twinOf(route)}`).sort());
  });
});

test('llms-full.txt contains each twin once, in the order of llms.txt', () => {
  const full = read('llms-full.txt');
  const addresses = [...read('llms.txt').matchAll(/\]\(([^)]+\.md)\)/g)];
  const files = addresses.map(([, address = '']) => address.slice(`${SITE}/`.length));
  expect(files.every((file) => existsSync(path.join(BUILD_DIR, file)))).toBe(true);
  expect(full).toBe(files.map(read).join('\n---\n\n'));
});
