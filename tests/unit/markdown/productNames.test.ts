import {expect, test} from 'vitest';
import {productNames} from '@site/src/markdown/remark/productNames';
import {attributes, elements, run} from './run';

const wrapped = (source: string) =>
  elements(run(productNames({names: ['R-10', 'R-100']}), source), 'span').map(
    (span) => attributes(span)['className'],
  );

test.each([
  ['a sentence', 'Open {props.product} now.', ['no-wrap']],
  [
    'each mention',
    '- **{props.product}** and <Link to="/">{props.product}</Link>',
    ['no-wrap', 'no-wrap'],
  ],
  ['plain text', 'R-10, R-100 and R-1000.', ['no-wrap', 'no-wrap']],
  ['no heading', '## Open {props.product}', []],
  ['no attribute and nothing else', '<A product={props.product} /> {props.platform}', []],
])('keeps the name on one line in %s', (_, source, expected) => {
  expect(wrapped(source)).toEqual(expected);
});
