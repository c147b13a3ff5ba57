import {describe, expect, test} from 'vitest';
import {SERVER_FILE, type ServerFile} from '../../src/after-build/hosting';
import {company} from '../../src/data/company';
import {NOT_FOUND_FILE, ROUTES, SEARCH_ROUTE, UNLISTED} from '../fixtures/routes';
import {attributesOf, readBuilt, readHtml, routeToHtmlFile, SITE} from './site';

const pages = ROUTES.filter((route) => route !== SEARCH_ROUTE);
const listed = pages.filter((route) => !UNLISTED.includes(route));
const hidden = [SEARCH_ROUTE, ...UNLISTED].map(routeToHtmlFile);

function robotsOf(file: string): string[] {
  const $ = readHtml(file);
  return $('meta')
    .toArray()
    .filter((meta) => [$(meta).attr('name'), $(meta).attr('property')].includes('robots'))
    .map((meta) => `${$(meta).attr('name') ?? 'no name'}: ${$(meta).attr('content') ?? ''}`);
}

describe('what search engines may index', () => {
  test.each(listed)('%s may be indexed', (route) => {
    expect(robotsOf(routeToHtmlFile(route))).toEqual([]);
  });

  test.each([...hidden, NOT_FOUND_FILE])('%s may not', (file) => {
    expect(robotsOf(file)).toEqual([expect.stringMatching(/^robots: noindex/)]);
  });

  test('the sitemap contains every listed page, but not the search', () => {
    const xml = readBuilt('sitemap.xml');
    const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(named.sort()).toEqual(listed.map((route) => SITE + route).sort());
  });

  test('robots.txt allows all robots and names the sitemap', () => {
    const lines = readBuilt('robots.txt').split('\n');
    expect(lines).toContain('Allow: /');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(lines.join('\n')).not.toMatch(/disallow/i);
  });
});

describe('each page', () => {
  test.each(pages)('%s has a canonical address, a title and a description', (route) => {
    const $ = readHtml(routeToHtmlFile(route));
    expect($('link[rel=canonical]').attr('href')).toBe(SITE + route);
    expect($('title').text()).toContain(company.title);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description).not.toBe('');
  });
});

test.each([...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE])(
  '%s links the style sheet that hosts name in a header',
  (file) => {
    const {pageLink} = JSON.parse(readBuilt(SERVER_FILE)) as ServerFile;
    const [linked = ''] = attributesOf(readHtml(file), 'link[rel=stylesheet]', 'href');
    expect(pageLink).toContain(`${company.baseUrl.slice(0, -1)}${linked}>`);
  },
);
