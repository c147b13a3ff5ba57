import {expect, test} from 'vitest';
import {shortcutOf} from '@site/src/search/button/shortcuts';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const ctrl = {...none, ctrlKey: true};
const meta = {...none, metaKey: true};
const page = {isOpen: false, isEditing: false, isOnButton: false};
const field = {...page, isEditing: true};
const button = {...page, isOnButton: true};
const open = {...page, isOpen: true, isEditing: true};

test.each([
  ['Ctrl+K opens', 'k', ctrl, page, 'open'],
  ['Cmd+K opens', 'k', meta, page, 'open'],
  ['Ctrl+K opens with caps lock', 'K', ctrl, page, 'open'],
  ['Ctrl+K opens from a field', 'k', ctrl, field, 'open'],
  ['Ctrl+K closes', 'k', ctrl, open, 'close'],
  ['Ctrl+Shift+K is the browser’s', 'k', {...ctrl, shiftKey: true}, page, null],
  ['k without Ctrl is text', 'k', none, page, null],
  ['a slash opens', '/', none, page, 'open'],
  ['a slash on Shift+7 opens', '/', {...none, shiftKey: true}, page, 'open'],
  ['a slash in a field is text', '/', none, field, null],
  ['a slash in the open dialog is text', '/', none, open, null],
  ['Ctrl+/ is not ours', '/', ctrl, page, null],
  ['Escape closes', 'Escape', none, open, 'close'],
  ['Escape elsewhere is not ours', 'Escape', none, page, null],
  ['a letter typed on the button opens the search with it', 'a', none, button, 'type'],
  ['a digit typed on the button opens the search with it', '4', none, button, 'type'],
  [
    'a capital typed on the button opens the search with it',
    'A',
    {...none, shiftKey: true},
    button,
    'type',
  ],
  ['Ctrl+F on the button is the browser’s', 'f', ctrl, button, null],
  ['Enter on the button is a click', 'Enter', none, button, null],
  ['a letter typed on the page does nothing', 'a', none, page, null],
  ['Alt with a letter is not ours', 'a', {...none, altKey: true}, button, null],
  ['a key event without a key, as autofill sends it', undefined, none, page, null],
])('%s', (_, key, modifiers, surroundings, expected) => {
  expect(shortcutOf({key: key as string, ...modifiers}, surroundings)).toBe(expected);
});
