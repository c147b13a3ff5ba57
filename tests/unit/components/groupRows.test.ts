import {expect, test} from 'vitest';
import {groupRows} from '@site/src/components/AnchoredTable/groupRows';

test('joins rows with the same meaning and remedy, where the first of them is', () => {
  const row = (id: number, meaning: string, action = 'Wait.') => ({id, meaning, action});
  const rows = [row(1, 'Busy.'), row(2, 'Closed.'), row(3, 'Busy.'), row(4, 'Busy.', 'Ask.')];
  expect(groupRows(rows).map((group) => group.map(({id}) => id))).toEqual([[1, 3], [2], [4]]);
});
