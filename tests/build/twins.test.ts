import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {attributesOf, BUILD_DIR, listHtmlFiles, readBuilt, readHtml, SITE} from './site';

const pages = listHtmlFiles()
  .filter((file) => !['404.html', 'search/index.html'].includes(file))
  .map((file) => ({file, twin: `${file.replace(/\/?index\.html$/, '') || 'index'}.md`}));
const list = readBuilt('llms.txt');

describe.each(pages)('$twin', ({file, twin}) => {
  test('is written and listed', () => {
    expect(existsSync(path.join(BUILD_DIR, twin))).toBe(true);
    expect(list).toContain(`](${SITE}/${twin}): `);
  });

  test('has the title of its page, and whole addresses', () => {
    const text = readBuilt(twin);
    const $ = readHtml(file);
    expect(text.replace(/[*`\\]/g, '')).toContain($('main h1').text());
    // A question is a line of its own, and its answer another.
    const headings = $('main summary h3')
      .toArray()
      .map((heading) => $(heading).text().replace('\u200b', '').trim());
    const lines = new Set(
      text
        .replace(/[*`\\]/g, '')
        .split('\n')
        .map((line) => line.replace(/^#+ /, '').trim()),
    );
    expect(headings.filter((heading) => !lines.has(heading))).toEqual([]);
    expect(text.match(/\]\((?!https?:|mailto:|#)[^)]*\)/g) ?? []).toEqual([]);
    expect(
      attributesOf($, 'main a[href^="/docs/"]', 'href').length === 0 || text.includes(SITE),
    ).toBe(true);
  });
});
