import type {PlaceId} from '@site/src/components/TerminalWindow/places';
import {tasks} from '@site/src/data/tasks';

const ERROR_CODES = '/docs/support/troubleshooting/error-codes';
const NO_CONNECTION = '/docs/support/troubleshooting/metatrader/no-connection';

interface Door {
  readonly label: string;
  readonly to: string;
}

/** What readers come for, each at the place of the terminal where they see it, from top to bottom. */
export const doors: readonly (Door & {readonly place: PlaceId})[] = [
  {
    place: 'button',
    label: 'The EA doesn’t trade',
    to: '/docs/support/faq/setup#attached-but-not-trading',
  },
  {place: 'chart', label: tasks[0].label, to: `/docs#${tasks[0].anchor}`},
  {place: 'experts', label: 'Error codes', to: ERROR_CODES},
  {place: 'statusBar', label: 'No connection', to: NO_CONNECTION},
];

/** What readers type most, with where it leads. */
export const entries: readonly Door[] = [
  {label: '10027', to: `${ERROR_CODES}#error-10027`},
  {label: '130', to: `${ERROR_CODES}#error-130`},
  {label: 'No connection', to: NO_CONNECTION},
];
