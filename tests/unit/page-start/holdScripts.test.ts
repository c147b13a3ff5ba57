import {expect, test} from 'vitest';
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {holdScripts} from '@site/src/plugins/page-start/holdScripts';

test('the line of the scripts names them without fetching them', () => {
  expect(holdScripts('<p><script src="<%= it.a %>" defer></script></p>')).toBe(
    '<p><script src="<%= it.a %>" type="after-paint"></script></p>',
  );
});

test("Docusaurus's own template has one such line", () => {
  expect(holdScripts(coreTemplate).match(/<script/g)).toHaveLength(1);
});

test.each(['', '<script src="a.js" async></script>', '<script defer>a()</script>'])(
  'a template without it is refused: %s',
  (template) => {
    expect(() => holdScripts(template)).toThrow('adapt holdScripts.ts');
  },
);
