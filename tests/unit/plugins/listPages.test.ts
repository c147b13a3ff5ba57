import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {listPages} from '@site/src/plugins/page-list/listPages';

test('the docs of every version are listed by path', () => {
  const doc = (permalink: string) => ({
    permalink,
    title: `T ${permalink}`,
    description: 'D',
    id: 'x',
  });
  const content = {
    loadedVersions: [{docs: [doc('/c'), doc('/a')]}, {docs: [doc('/d'), doc('/b')]}],
  } as never as LoadedContent;
  expect(listPages(content)).toEqual(
    ['/a', '/b', '/c', '/d'].map((path) => ({path, title: `T ${path}`, description: 'D'})),
  );
});
