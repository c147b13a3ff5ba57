import {expect, test} from 'vitest';
import {mostRead} from '@site/src/data/mostRead';
import {ROUTES as routes} from '../../fixtures/routes';

test.each(mostRead)('$label leads to a page', ({path}) => {
  expect(routes).toContain(path);
});
