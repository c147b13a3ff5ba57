import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {listPages} from '@site/src/plugins/page-list';

test('lists the docs of the current version by path', () => {
  const doc = (permalink: string) => ({
    permalink,
    title: `T ${permalink}`,
    id: 'x',
  });
  const content = {
    loadedVersions: [
      {isLast: false, docs: [doc('/6.0/a')]},
      {isLast: true, docs: [doc('/b'), doc('/a')]},
    ],
  } as never as LoadedContent;
  expect(listPages(content)).toEqual(['/a', '/b'].map((path) => ({path, title: `T ${path}`})));
});
