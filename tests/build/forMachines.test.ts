import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {company} from '../../src/data/company';
import {NOT_FOUND_FILE, ROUTES, SEARCH_ROUTE, UNLISTED} from '../fixtures/routes';
import {BUILD_DIR, readBuilt as read, readHtml, routeToHtmlFile, SITE} from './site';

const pages = ROUTES.filter((route) => route !== SEARCH_ROUTE);
const inDocs = pages.filter((route) => route.startsWith('/docs/'));

describe('no page has additional scripts', () => {
  test.each([...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE])('%s', (file) => {
    const $ = readHtml(file);
    const scripts = $('script').toArray();
    // Files: the runtime, the frame and the main bundle. Inline: one sets the colour mode, and one watches for
    // files that cannot be loaded.
    const added = company.scripts?.map((script) =>
      typeof script === 'string' ? script : script.src,
    );
    const files = scripts.filter(({attribs: {src}}) => src && !added?.includes(src));
    expect(files.filter(({attribs}) => attribs['defer'] === '')).toEqual(files);
    expect(files).toHaveLength(3);
    expect(scripts.filter(({attribs}) => !attribs['src'])).toHaveLength(2);
  });
});

test.each(inDocs)('search engines read the breadcrumbs of %s', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  const list = $('[itemtype="https://schema.org/BreadcrumbList"]');
  const items = list.find('[itemprop=itemListElement]').toArray();
  const positions = items.map((item) => $(item).find('[itemprop=position]').attr('content'));
  const names = items.map((item) => $(item).find('[itemprop=name]').text());
  const shown = list.find('li').toArray();
  const linked = shown.filter((item) => $(item).find('a, [aria-current=page]').length > 0);
  expect(names).toEqual(linked.map((item) => $(item).text()));
  expect(positions).toEqual(items.map((_, index) => String(index + 1)));
  for (const item of items.slice(0, -1)) {
    expect(pages).toContain($(item).find('[itemprop=item]').attr('href'));
  }
});

test.each(pages)('%s has Open Graph data for previews of links', (route) => {
  const $ = readHtml(routeToHtmlFile(route));
  const openGraph = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
  expect(openGraph('title')).toBe($('title').text());
  expect(openGraph('description')).toBe($('meta[name=description]').attr('content'));
  expect(openGraph('url')).toBe(SITE + route);
  expect(openGraph('type')).toBe('website');
  expect(openGraph('site_name')).toBe(company.title);
});

describe('pictures of the manual', () => {
  /** Width and height of a PNG, from its first chunk. */
  function sizeOf(file: string): [width: number, height: number] {
    const png = readFileSync(path.join(BUILD_DIR, file));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  }

  test.each([...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE])(
    '%s names those that exist',
    (file) => {
      const $ = readHtml(file);
      const card = (name: string) => $(`meta[property="og:image${name}"]`).attr('content');
      expect(card('')).toMatch(new RegExp(`^${SITE}/`));
      const size = sizeOf(card('')?.slice(SITE.length) ?? '');
      expect(size).toEqual([1200, 630]);
      expect([card(':width'), card(':height')]).toEqual(size.map(String));
      expect(card(':alt')).toBe(`${company.title}: ${company.tagline}`);

      const touchIcon = $('link[rel=apple-touch-icon]').attr('href') ?? '';
      expect(sizeOf(touchIcon)).toEqual([180, 180]);
      expect(existsSync(path.join(BUILD_DIR, $('link[rel=icon]').attr('href') ?? '-'))).toBe(true);
    },
  );

  // Browsers and other programs request it even if no page links to it.
  test('the icon in the root has the three sizes of tabs and shortcuts', () => {
    const icon = readFileSync(path.join(BUILD_DIR, 'favicon.ico'));
    const sizes = Array.from({length: icon.readUInt16LE(4)}, (_, entry) => icon[6 + 16 * entry]);
    expect(sizes).toEqual([16, 32, 48]);
  });
});

describe('the day on which a page was checked', () => {
  const days = new Map(
    [
      ...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
    ].map(([, url = '', day]) => [url.replace(SITE, ''), day]),
  );

  /** The date of the last review, from the front matter of a doc. */
  function reviewedOf(route: string): string | undefined {
    const files = [`${route}.mdx`, `${route}${path.basename(route)}.mdx`];
    const file = files
      .map((name) => path.join(__dirname, '../..', name))
      .find((name) => existsSync(name));
    return file && /^reviewed: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  }

  const docs = inDocs.filter((route) => !route.includes('/category/'));

  test.each(docs)('%s says it to readers, search engines and machines', (route) => {
    const day = reviewedOf(route);
    expect(day).toBeDefined();
    const time = readHtml(routeToHtmlFile(route))('.theme-doc-footer time');
    expect(time.attr('datetime')).toBe(day);
    expect(time.text()).toBe(
      new Date(day ?? '').toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'}),
    );
    expect(days.get(route)).toBe(UNLISTED.includes(route) ? undefined : day);
    expect(read(`${route.slice(1).replace(/\/$/, '')}.md`)).toContain(`\nChecked on ${day}\n`);
  });

  test('is in the sitemap without guesses about frequency and priority', () => {
    expect(read('sitemap.xml')).not.toMatch(/changefreq|priority/);
  });
});
