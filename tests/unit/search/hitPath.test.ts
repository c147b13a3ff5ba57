import {expect, test} from 'vitest';
import {hitPath} from '@site/src/search/client/hitPath';

test.each([
  ['https://manual.example/docs/r10/', '/docs/r10/'],
  ['https://manual.example/docs/x#mt5-10027', '/docs/x#mt5-10027'],
  ['https://manual.example/manual/docs/x?y=1#z', '/manual/docs/x#z'],
  ['/docs/r10/', '/docs/r10/'],
  ['http://manual.example/', '/'],
  ['javascript:alert(1)', null],
  ['https://[', null],
  // Browsers would read these as addresses of another host.
  ['https://evil.example//evil.example/a', null],
  ['https://evil.example/\\evil.example', null],
  ['/%5Cevil.example', '/%5Cevil.example'],
  // The router cannot read these.
  ['https://manual.example/%', null],
  ['https://manual.example/docs/x#%', null],
])('links the hit %s to %s', (url, expected) => {
  expect(hitPath(url)).toBe(expected);
});
