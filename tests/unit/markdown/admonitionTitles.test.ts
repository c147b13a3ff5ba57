import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {admonitionTitles} from '@site/src/markdown/remark/admonitionTitles';

test.each([
  ['without a title', {children: []}, {title: 'Note'}],
  ['with a title', {children: [{type: 'paragraph', data: {directiveLabel: true}}]}, undefined],
  ['with a title as attribute', {children: [], attributes: {title: 'a'}}, {title: 'a'}],
])('titles an admonition %s', (_, admonition, attributes) => {
  const node = {type: 'containerDirective', name: 'note', ...admonition};
  admonitionTitles()({type: 'root', children: [node]} as unknown as Root, new VFile());
  expect('attributes' in node ? node.attributes : undefined).toEqual(attributes);
});
