import {expect, test} from 'vitest';
import {noCompileTimeElements} from '@site/src/markdown/remark/noCompileTimeElements';
import {run} from './run';

test.each([
  'Text {<Term id="ask">ask</Term>}',
  'export const Ask = () => <Term id="ask">ask</Term>',
])('rejects an element inside JavaScript: %s', (source) => {
  expect(() => run(noCompileTimeElements(), source)).toThrow(
    /^docs\/page\.mdx:1: <Term> is expanded at compile time and cannot be inside braces/,
  );
});

test('accepts other elements inside braces', () => {
  expect(() => run(noCompileTimeElements(), '{props.on && <Key.Part>F7</Key.Part>}')).not.toThrow();
});
