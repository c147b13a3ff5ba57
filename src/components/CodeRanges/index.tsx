import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {type PlatformId, platforms} from '../../data/platforms';
import {rememberPlatform} from '../../reader/platform';
import Link from '../Link';
import {useCurrentSection} from '../useCurrentSection';
import {readSections, type Section} from './sections';
import styles from './styles.module.css';

/** Width of the platform's name, which covers the left end of the list, in pixels. */
const NAME_WIDTH = 48;

interface GroupProps {
  readonly sections: readonly Section[];
  readonly current: string;
  readonly platform?: PlatformId;
}

function Group({sections, current, platform}: GroupProps): ReactNode {
  return sections.map(({id, label}) => (
    <li key={id}>
      <Link
        to={`#${id}`}
        aria-current={id === current || undefined}
        onClick={() => platform && rememberPlatform(platform)}
      >
        {label}
      </Link>
    </li>
  ));
}

/**
 * A strip of ranges, in the order of the page, that stays in view above the tables of error codes. It says
 * which platform the reader is in, and remembers the one that the reader chooses. It hides nothing, so that the
 * browser's own search finds every number.
 */
export default function CodeRanges(): ReactNode {
  const {toc} = useDoc();
  const {general, byPlatform} = useMemo(() => readSections(toc), [toc]);
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(
    () => [general, byPlatform.mt4, byPlatform.mt5].flat().map(({id}) => id),
    [general, byPlatform],
  );
  // Other sections end the one above them.
  const sections = useMemo(
    () => toc.filter(({id, level}) => level === 2 || ids.includes(id)),
    [toc, ids],
  );
  const read = useCurrentSection(sections)?.id ?? '';
  const current = ids.includes(read) ? read : '';
  useEffect(() => {
    const {current: box} = list;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box) {
      box.scrollLeft = link ? link.offsetLeft - NAME_WIDTH : 0;
    }
  }, [current]);
  return (
    <nav className={styles.strip} aria-label="Ranges of numbers" data-print="no" data-stays>
      <ul ref={list}>
        <Group sections={general} current={current} />
        {Object.values(platforms).map(({id: platform, short}) => (
          <li key={platform} className={styles.group}>
            <span
              className={styles.platform}
              data-current={byPlatform[platform].some(({id}) => id === current) || undefined}
            >
              {short}
            </span>
            <ul>
              <Group sections={byPlatform[platform]} current={current} platform={platform} />
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
