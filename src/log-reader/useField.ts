import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useEffect, useRef, useState} from 'react';
import type {PlatformId} from '../data/platforms';
import {findNumber} from './findNumber';
import {readNumber} from './readNumber';
import {shortenLog} from './shortenLog';
import type {LogRow} from './types';
import {takeLines} from './pastedLines';
import {matcher} from './tables';

/** The text of the field and, if it is a number, the rows of that number. */
export interface Field {
  readonly text: string;
  /** The digits of a text that is one number; null for any other text. */
  readonly number: string | null;
  /** The rows whose numbers begin with the digits. */
  readonly rows: readonly LogRow[];
  /** Which of the rows is open; -1 if none is. */
  readonly index: number;
  readonly change: (text: string) => void;
  /** Opens a row that is some steps further. */
  readonly step: (steps: number) => void;
}

function numberIn(text: string, platform: PlatformId | null) {
  const number = readNumber(text);
  const {exact, all} =
    number === null ? {exact: [], all: []} : findNumber(matcher(), number, platform);
  return {number, rows: all, isOpen: platform === null && exact.length > 1};
}

/**
 * Keeps what the field holds. A number goes to its row while it is typed: the address changes, which opens the
 * table of the row and marks the row, and the table that the last number opened is folded again. If both platforms
 * have a row of the number, and the reader has not chosen one, the answer shows both instead.
 */
export function useField(platform: PlatformId | null): Field {
  const history = useHistory();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(-1);
  const opened = useRef<HTMLDetailsElement>(null);
  const {number, rows} = numberIn(text, platform);

  function go(target: readonly LogRow[], to: number) {
    setIndex(to);
    const row = document.getElementById(target[to]?.id ?? '');
    const table = row?.closest('details') ?? null;
    if (opened.current !== table) {
      opened.current?.removeAttribute('open');
      opened.current = table?.open ? null : table;
    }
    if (row) {
      history.replace({...history.location, hash: `#${row.id}`});
    }
  }

  const change = useEvent((value: string) => {
    const short = shortenLog(value);
    const next = numberIn(short, platform);
    setText(short);
    if (next.number === null || next.isOpen) {
      setIndex(-1);
    } else {
      go(next.rows, 0);
    }
  });

  function step(steps: number) {
    const from = index < 0 && steps < 0 ? 0 : index;
    go(rows, (from + steps + rows.length) % rows.length);
  }

  // Lines that were pasted into the search arrive after hydration, when the field works.
  useEffect(() => takeLines(change), [change]);

  return {text, number, rows, index, change, step};
}
