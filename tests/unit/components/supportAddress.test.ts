import {expect, test} from 'vitest';
import {supportAddress} from '@site/src/components/SupportContact/supportAddress';

test.each([
  [undefined, '/docs/support/#what-to-have-ready'],
  ['help@capital.example', 'mailto:help@capital.example'],
  ['https://capital.example/help', 'https://capital.example/help'],
  ['https://capital.example/@help', 'https://capital.example/@help'],
])('the contact %s leads to %s', (contact, address) => {
  expect(supportAddress(contact)).toBe(address);
});
