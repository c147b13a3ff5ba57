import {describe, expect, test} from 'vitest';
import trimVersionProps from '../../../src/plugins/lean-bundle/trimVersionProps.cjs';

const link = (docId: string) => ({type: 'link', docId});
const docs = () => ({
  a: {title: 'A', description: 'about a'},
  b: {title: 'B', description: 'about b'},
});

function descriptions(sidebar: object[]): unknown {
  const source = JSON.stringify({version: {docsSidebars: {one: sidebar}, docs: docs()}});
  const {version} = JSON.parse(trimVersionProps(source)) as {
    version: {docs: ReturnType<typeof docs>};
  };
  return [version.docs.a.description, version.docs.b.description];
}

describe('trimVersionProps', () => {
  test.each([
    ['no category', [link('a'), link('b')], [undefined, undefined]],
    ['a category without a page', [{type: 'category', items: [link('a')]}], [undefined, undefined]],
    [
      'a category with a page',
      [{type: 'category', href: '/c', items: [link('a')]}, link('b')],
      ['about a', undefined],
    ],
    [
      'a category inside another',
      [{type: 'category', items: [{type: 'category', href: '/c', items: [link('b')]}]}],
      [undefined, 'about b'],
    ],
  ])('%s', (_name, sidebar, kept) => {
    expect(descriptions(sidebar)).toEqual(kept);
  });

  test('leaves other props alone', () => {
    const source = '{"categoryGeneratedIndex": {"title": "R-25", "description": "x"}}';
    expect(trimVersionProps(source)).toBe(source);
  });
});
