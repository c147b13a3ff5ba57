import {company} from '@site/src/data/company';
import {expect, test} from 'vitest';
import {supportAddress} from '@site/src/data/supportAddress';

test.each([
  ['help@capital.example', 'mailto:help@capital.example'],
  ['https://capital.example/help', 'https://capital.example/help'],
  ['https://capital.example/@help', 'https://capital.example/@help'],
])('turns the contact %s into %s', (contact, address) => {
  expect(supportAddress(contact)).toBe(address);
});

test('links to the contact of the company, or to what to have ready without one', () => {
  expect(supportAddress()).toContain(company.support ?? '/docs/support/#what-to-have-ready');
});
