import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {findUnreachable} from '@site/src/after-build/policy/checkReachable';

const site = {
  origin: 'https://manual.example',
  baseUrl: '/m/',
  foreign: {scripts: ['https://count.example'], frames: ['https://video.example']},
  routes: new Set(['/m/docs/a', '/m/docs/c/']),
  has: (path: string) => ['docs/a', 'img/a.png'].includes(path),
};
const find = (html: string) => findUnreachable(fromHtml(html), '/m/docs/a', site);

test.each([
  ['a frame', '<iframe src="https://other.example/1">', 'a frame of https://other.example'],
  ['a video', '<video src="/m/a.mp4"></video>', 'a <video>'],
  ['a script', '<script src="https://other.example/a.js"></script>', 'a script of https://other'],
  [
    'a style sheet',
    '<link rel="stylesheet" href="https://other.example/a.css">',
    'a style sheet of https://other.example',
  ],
  ['a form', '<form action="https://other.example/">', 'a form for https://other.example'],
  [
    'a picture elsewhere',
    '<img src="//other.example/a.png">',
    'a picture of https://other.example',
  ],
  ['a picture that is missing', '<img src="/m/img/b.png">', 'the picture /m/img/b.png'],
  ['a whole address', '<a href="https://manual.example/m/docs/b">', 'a link to https://manual'],
  ['a file that is missing', '<a href="/m/files/b.pdf">', 'a link to /m/files/b.pdf, which does'],
  [
    'a missing slash',
    '<a href="/m/docs/c#x">',
    'a link to /m/docs/c#x, but the page is /m/docs/c/',
  ],
  [
    'an additional slash',
    '<a href="/m/docs/a/">',
    'a link to /m/docs/a/, but the page is /m/docs/a:',
  ],
  ['no protocol', '<a href="//other.example/">', 'a link to //other.example/'],
  ['a file server', '<a href="ftp://other.example/">', 'a link to ftp://other.example/'],
])('%s is reported', (_, html, start) => {
  expect(find(html)).toEqual([expect.stringContaining(start)]);
});

test.each([
  '<iframe src="https://video.example/1">',
  '<script src="https://count.example/a.js"></script><script src="/m/a.js"></script>',
  '<form action="/m/search">',
  '<img src="/m/img/a.png"><img src="data:image/png;base64,AA">',
  '<a href="https://manual.example/m/docs/a"></a><a href="https://manual.example/m/llms.txt"></a>',
  '<a href="/m/docs/b"></a><a href="/m/docs/a.md"></a><a href="/m/img/a.png"></a>',
  '<a href="https://manual.example/other"></a><a href="https://other.example/"></a>',
])('%s is allowed', (html) => {
  expect(find(html)).toEqual([]);
});
