import {company} from '@site/src/data/company';
import {expect, test} from 'vitest';
import {supportAddress} from '@site/src/data/supportAddress';

test.each([
  ['help@capital.example', 'mailto:help@capital.example'],
  ['https://capital.example/help', 'https://capital.example/help'],
  ['https://capital.example/@help', 'https://capital.example/@help'],
])('the contact %s leads to %s', (contact, address) => {
  expect(supportAddress(contact)).toBe(address);
});

test('a company without a contact says whom to ask, and one with a contact links to it', () => {
  expect(supportAddress()).toContain(company.support ?? '/docs/support/#what-to-have-ready');
});
