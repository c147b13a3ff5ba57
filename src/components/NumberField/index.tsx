import {useHistory} from '@docusaurus/router';
import {type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import {useRememberedPlatform} from '../../reader/platform';
import {matchRows} from './matchRows';
import styles from './styles.module.css';

/** The most digits of a code: the longest is 65536. */
const MAX_DIGITS = 5;

const ARROWS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

function describe(digits: string, rows: readonly string[], index: number): string {
  const [platform, code] = rows[index]?.split('-') ?? [];
  if (!platform) {
    return digits && `No row begins with ${digits}.`;
  }
  const others = rows.length > 1 ? `, ${index + 1} of ${rows.length}: arrow keys` : '';
  return `${code} ${platform.toUpperCase()}${others}`;
}

/**
 * A field that goes to the row of a number while the reader types it. It changes the address, which opens the
 * table of the row and marks the row. The table that the last number opened is folded again.
 */
export default function NumberField(): ReactNode {
  const history = useHistory();
  const platform = useRememberedPlatform();
  const [digits, setDigits] = useState('');
  const [rows, setRows] = useState<readonly string[]>([]);
  const [index, setIndex] = useState(0);
  const opened = useRef<HTMLDetailsElement>(null);

  function go(found: readonly string[], next: number) {
    setRows(found);
    setIndex(next);
    const row = document.getElementById(found[next] ?? '');
    const table = row?.closest('details') ?? null;
    if (opened.current !== table) {
      opened.current?.removeAttribute('open');
      opened.current = table?.open ? null : table;
    }
    if (row) {
      history.replace({...history.location, hash: `#${row.id}`});
    }
  }

  function search(text: string) {
    const typed = text.replace(/\D/g, '');
    const ids = [...document.querySelectorAll('tr[data-code]')].map(({id}) => id);
    setDigits(typed);
    go(matchRows(ids, typed, platform), 0);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      go(rows, (index + step + rows.length) % rows.length);
    } else if (event.key === 'Enter') {
      document.querySelector<HTMLElement>(`#${rows[index]} a`)?.focus();
    }
  }

  return (
    <div className={styles.bar} role="search" data-print="no" data-stays>
      <label>
        Number
        <input
          className="field"
          value={digits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_DIGITS}
          onChange={({target}) => search(target.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      <span role="status">{describe(digits, rows, index)}</span>
    </div>
  );
}
