import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readPages} from '../../../src/plugins/search-index/server/readPages';
import {selectRoutes} from '../../../src/plugins/search-index/server/selectRoutes';
import {writeSearchIndex} from '../../../src/plugins/search-index/server/writeSearchIndex';
import {pack} from '../../../src/plugins/search-index/shared/indexFormat';

const outDir = mkdtempSync(path.join(tmpdir(), 'search-pages-'));
const origin = 'https://manual.example';
const manuals = [
  {label: 'R-10', product: 'r10', paths: ['/docs/r10/']},
  {label: 'R-50', product: 'r50', paths: ['/docs/r50/']},
];
const options = {
  outDir,
  trailingSlash: undefined,
  site: {origin, baseUrl: '/', title: 'Manual', manuals},
};

function write(file: string, html: string): void {
  mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(outDir, file), html);
}

beforeAll(() => {
  write('docs/r10/index.html', '<main><h1>R-10</h1><p>Text of R-10.</p></main>');
  write('docs/r50/index.html', '<main><h1>R-50</h1><p>Text of R-50.</p></main>');
  write('draft/index.html', '<meta name="robots" content="noindex"><main><h1>Draft</h1></main>');
});
afterAll(() => rmSync(outDir, {recursive: true}));

test('the records stand in the order of the routes', async () => {
  const records = await readPages(['/docs/r50/', '/docs/r10/'], options);
  expect(records.map(({content}) => content)).toEqual(['Text of R-50.', 'Text of R-10.']);
});

test('a page that asks to be left out of indexes is left out', async () => {
  expect(await readPages(['/draft'], options)).toEqual([]);
});

test('a route without a page is named', async () => {
  await expect(readPages(['/docs/lost'], options)).rejects.toThrow(
    `The page ${path.join(outDir, 'docs/lost/index.html')} could not be indexed for the search.`,
  );
});

test('the same pages, found in another order, give the same file', async () => {
  const build = async (routes: string[], name: string) => {
    const selected = selectRoutes(routes, {baseUrl: '/', excluded: []});
    const records = await readPages(selected, options);
    const file = path.join(outDir, 'new', name);
    await writeSearchIndex(file, pack(records, {origin, manuals}));
    return readFileSync(file, 'utf8');
  };
  const [one, other] = [
    await build(['/docs/r10/', '/docs/r50/'], 'one.json'),
    await build(['/docs/r50/', '/docs/r10/'], 'other.json'),
  ];
  expect(other).toBe(one);
  expect(one.match(/\n/g), 'one line').toHaveLength(1);
});

test('a place that cannot be written is named', async () => {
  const file = path.join(outDir, 'docs/r10/index.html/index.json');
  await expect(
    writeSearchIndex(file, {format: 1, origin, manuals: [], pages: [], sections: [], strings: []}),
  ).rejects.toThrow(`The search index ${file} could not be written.`);
});
