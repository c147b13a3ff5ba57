import {expect, test} from 'vitest';
import {countLength} from '../../../scripts/countJourney';

const twin = `# Attach the EA

Read [the page](https://manual.example/docs/a-long-address) first.

## In short

1. Press **OK**.
2. Wait:
   - a bullet is no step.

### Where

| A | B |
| - | - |
| 1 | 2 |

## After that

1. Press \`Ctrl\`+\`T\`.
`;

test('counts words, without addresses, and the items of numbered lists', () => {
  expect(countLength(twin)).toEqual({words: 27, steps: 3});
});

test('counts a section with those below it', () => {
  expect(countLength(twin, 'In short')).toEqual({words: 15, steps: 2});
});

test('a section that is not there has no length', () => {
  expect(countLength(twin, 'Nowhere')).toEqual({words: 0, steps: 0});
});
