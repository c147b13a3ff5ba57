import {expect, test} from 'vitest';
import {type Crumb, structuredData} from '@site/src/theme/DocBreadcrumbs/structuredData';

const absolute = (path: string) => `https://manual.example${path}`;

function read(crumbs: readonly Crumb[]) {
  const {itemListElement} = JSON.parse(structuredData(crumbs, absolute)) as {
    itemListElement: {position: number; name: string; item?: string}[];
  };
  return itemListElement.map(({position, name, item}) => [position, name, item]);
}

test('numbers the steps; the last needs no address', () => {
  expect(
    read([{label: 'Home', to: '/'}, {label: 'R-10', to: '/docs/r10/'}, {label: 'Drawdown'}]),
  ).toEqual([
    [1, 'Home', 'https://manual.example/'],
    [2, 'R-10', 'https://manual.example/docs/r10/'],
    [3, 'Drawdown', undefined],
  ]);
});

test('leaves out a category without a page', () => {
  expect(read([{label: 'Home', to: '/'}, {label: 'Set up'}, {label: 'Install', to: '/a'}])).toEqual(
    [
      [1, 'Home', 'https://manual.example/'],
      [2, 'Install', 'https://manual.example/a'],
    ],
  );
});

test('cannot end the script element', () => {
  const label = 'a</script><b>';
  expect(structuredData([{label}], absolute)).not.toContain('<');
  expect(read([{label}])).toEqual([[1, label, undefined]]);
});
