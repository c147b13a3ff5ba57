import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
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
      caption={`What has to be so before an EA can trade on ${platforms[platform].name}. Begin at the top: the first “no” is the place to act. Schematic drawing.`}
    >
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops a list whose markers are styled away */}
      <ol role="list" className={styles.ladder}>
        {rungsOf(platform).map(({level, question, look, otherwise}) => (
          <li key={question} className={styles.rung}>
            <div className={styles.question}>
              <span className={styles.level}>{level}</span>
              <strong>{question}</strong>
              <p className={styles.look}>
                <b>Look:</b> {look}
              </p>
            </div>
            <p className={styles.otherwise}>
              <b>If not:</b> {otherwise}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.end}>
        All yes: the EA may trade when its rules call for it. If it still does not, read the last
        lines on the Experts tab.
      </p>
    </Figure>
  );
}
