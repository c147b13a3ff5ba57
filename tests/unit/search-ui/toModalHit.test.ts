import {expect, test} from 'vitest';
import {answer} from '../../../src/plugins/search-index/client/answer';
import {toModalHit} from '../../../src/theme/SearchBar/Modal/toModalHit';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NOWHERE} from '../search-index/sampleIndex';

type Given = Partial<Parameters<typeof record>[0]>;

/** What DocSearch shows below the heading of a hit for "kestrel". */
function pathOf(given: Given) {
  const index = createIndex([record({route: '/docs/birds', headings: ['Birds'], ...given})]);
  const parameters = {
    query: 'kestrel',
    indexName: 'manual',
    highlightPreTag: '[',
    highlightPostTag: ']',
  };
  const [hit] = answer(parameters, NOWHERE, index).hits;
  const shown = toModalHit(hit as unknown as Parameters<typeof toModalHit>[0]);
  return shown._snippetResult.hierarchy.lvl1.value;
}

const section: Given = {headings: ['Birds', 'Kestrels'], anchor: 'kestrels', type: 'lvl2'};

test.each([
  [
    'a section with a text',
    {...section, content: 'A kestrel hovers.'},
    'Birds · A [kestrel] hovers.',
  ],
  ['a text without the word', {...section, content: 'It hovers.'}, 'Birds · It hovers.'],
  ['a text with markup', {...section, content: '<b> kestrel'}, 'Birds · &lt;b&gt; [kestrel]'],
  ['a section without a text', {...section, content: null}, 'Birds'],
  [
    'a page, which shows its text by itself',
    {headings: ['Kestrels'], content: 'They hover.'},
    '[Kestrels]',
  ],
] as [string, Given, string][])('below the heading of %s', (_, given, expected) => {
  expect(pathOf(given)).toBe(expected);
});

test('a hit leads to a path of this site', () => {
  const hit = {url: 'https://manual.example/docs/x#y', type: 'lvl1', _snippetResult: {}};
  expect(toModalHit(hit as unknown as Parameters<typeof toModalHit>[0]).url).toBe('/docs/x#y');
});
