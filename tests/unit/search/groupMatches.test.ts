import {expect, test} from 'vitest';
import {counterpartsOf, groupMatches} from '@site/src/search/client/engine/groupMatches';
import type {Match} from '@site/src/search/client/engine/findMatches';
import type {SearchRecord} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';
import {createIndex} from './sampleIndex';

/** A part of a page, by its route: `/docs/r10/mt4/a#x`. */
function part(path: string, given: Partial<SearchRecord> = {}): SearchRecord {
  const [route = '', anchor = null] = path.split('#');
  const product = /^\/docs\/r(\d+)\/(?:(mt[45])\/)?(.*)$/.exec(route);
  return record({
    route,
    anchor,
    headings: [route],
    manual: product ? `R-${product[1]}` : 'Support',
    platform: (product?.[2] ?? null) as SearchRecord['platform'],
    sharedPath: product?.[3] ?? null,
    ...given,
  });
}

/** Matches of all these records, in their order. */
function matchesOf(records: readonly SearchRecord[]): Match[] {
  const onPage = {best: [], sectionsWith: [], sections: 1};
  return createIndex(records).sections.flatMap((section) =>
    section.pages.map((at) => ({section, at, scores: [], onPage})),
  );
}

const nameOf = ({section, at}: Match) =>
  [at.page.route, section.indexed.anchor].filter(Boolean).join('#');

test.each([
  ['nothing', [], []],
  [
    'the same page of two manuals',
    ['/docs/r10/a', '/docs/r50/a'],
    [['/docs/r10/a', '/docs/r50/a']],
  ],
  [
    'the same page of two platforms',
    ['/docs/r10/mt5/a', '/docs/r10/mt4/a'],
    [['/docs/r10/mt5/a', '/docs/r10/mt4/a']],
  ],
  [
    'the same part of both',
    ['/docs/r10/mt4/a#x', '/docs/r50/mt5/a#x'],
    [['/docs/r10/mt4/a#x', '/docs/r50/mt5/a#x']],
  ],
  [
    'not another part',
    ['/docs/r10/a#x', '/docs/r50/a#y', '/docs/r50/a'],
    [['/docs/r10/a#x'], ['/docs/r50/a#y'], ['/docs/r50/a']],
  ],
  ['not another page', ['/docs/r10/a', '/docs/r50/b'], [['/docs/r10/a'], ['/docs/r50/b']]],
  ['not pages of no product', ['/docs/a', '/docs/b'], [['/docs/a'], ['/docs/b']]],
])('put together: %s', (_, paths, expected) => {
  const groups = groupMatches(matchesOf(paths.map((path) => part(path))));
  expect(groups.map(({matches}) => matches.map(nameOf))).toEqual(expected);
  expect(groups.map(({best}) => nameOf(best))).toEqual(expected.map(([first]) => first));
});

test.each([
  ['none', ['/docs/a'], []],
  [
    'each page once, in the order of the navbar',
    ['/docs/r50/a', '/docs/r400/a', '/docs/r10/a'],
    ['/docs/r10/a', '/docs/r400/a'],
  ],
  [
    'the other platform of its own manual, and of other manuals its own',
    ['/docs/r50/mt5/a', '/docs/r10/mt4/a', '/docs/r10/mt5/a', '/docs/r50/mt4/a'],
    ['/docs/r50/mt4/a', '/docs/r10/mt5/a'],
  ],
])('counterparts of the best one: %s', (_, paths, expected) => {
  const [group] = groupMatches(matchesOf(paths.map((path) => part(path))));
  expect(group && counterpartsOf(group).map(nameOf)).toEqual(expected);
});
