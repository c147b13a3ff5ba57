import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import {Inline} from '../Inline';
import lists from '../numbered.module.css';
import {rungsOf} from './rungs';
import styles from './styles.module.css';

/** The conditions for a trade, as a series of questions. */
export default function PermissionLadder({platform}: {readonly platform: PlatformId}): ReactNode {
  return (
    <Figure
      id={`permission-ladder-${platform}`}
      caption={`What has to be true before an EA can trade on ${platforms[platform].name}. Schematic drawing.`}
    >
      <div className={clsx(lists.numbered, lists.filled, lists.joined, styles.ladder)}>
        <ol>
          {rungsOf(platform).map(({level, question, look, otherwise}) => (
            <li key={question}>
              <div className={styles.rung}>
                <div>
                  <p className="quiet">{level}</p>
                  <strong>{question}</strong>
                  <p className="quiet">
                    <b>Look:</b> {look}
                  </p>
                </div>
                <p className={styles.otherwise}>
                  <b>If not:</b> <Inline>{otherwise}</Inline>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
