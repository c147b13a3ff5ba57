import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import lists from '../numbered.module.css';
import {rungsOf} from './rungs';
import styles from './styles.module.css';

interface PermissionLadderProps {
  readonly platform: PlatformId;
  readonly id?: string;
}

/** The permissions between the connection and a trade, as a flow of questions. */
export default function PermissionLadder({
  platform,
  id = `permission-ladder-${platform}`,
}: PermissionLadderProps): ReactNode {
  return (
    <Figure
      id={id}
      caption={`What has to be true before an EA can trade on ${platforms[platform].name}. Schematic drawing.`}
    >
      <div className={clsx(lists.numbered, lists.filled, lists.joined, styles.ladder)}>
        <ol>
          {rungsOf(platform).map(({level, question, look, otherwise}) => (
            <li key={question}>
              <div className={styles.rung}>
                <div>
                  <span className={styles.level}>{level}</span>
                  <strong>{question}</strong>
                  <p className={styles.look}>
                    <b>Look:</b> {look}
                  </p>
                </div>
                <p className={styles.otherwise}>
                  <b>If not:</b> {otherwise}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
