import {expect, test} from 'vitest';
import {type Crumb, structuredData} from '@site/src/theme/DocBreadcrumbs/structuredData';

const absolute = (path: string) => `https://manual.example${path}`;

function read(crumbs: readonly Crumb[]) {
  const {itemListElement} = JSON.parse(structuredData(crumbs, absolute)) as {
    itemListElement: {position: number; name: string; item?: string}[];
  };
  return itemListElement.map(({position, name, item}) => [position, name, item]);
}

test('cannot end the script element', () => {
  const label = 'a</script><b>';
  expect(structuredData([{label}], absolute)).not.toContain('<');
  expect(read([{label}])).toEqual([[1, label, undefined]]);
});
