import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import Sign from '../Sign';
import {labelsOf, type Draw} from './draw';
import {Button, Lit, Row} from './parts';
import styles from './styles.module.css';

const buttonNames = (platform: PlatformId | undefined) =>
  labelsOf(platform)
    .map(({button, short}) => (platform ? button : `${button} (${short})`))
    .join(' or ');

/**
 * The trading button in the state to reach. A click is drawn only for turning it off: who may turn it on is a matter
 * of the sentence beside it.
 */
function buttonTurned(platform: PlatformId | undefined, to: 'on' | 'off'): ReactNode {
  return (
    <div className={styles.toolbar}>
      {labelsOf(platform).map(({id, button}) => (
        <Row key={id}>
          {to === 'off' && (
            <>
              <Button>
                <Sign of="on" /> {button}
              </Button>
              →
            </>
          )}
          <Lit>
            <Sign of={to} /> {button}
          </Lit>
        </Row>
      ))}
    </div>
  );
}

export const turnOff: Draw = (platform) => ({
  label: `The trading button, ${buttonNames(platform)}: click it until its icon is red. A green triangle means on.`,
  picture: buttonTurned(platform, 'off'),
});

export const turnOn: Draw = (platform) => ({
  label: `The trading button, ${buttonNames(platform)}: a green triangle means on, and red means off.`,
  picture: buttonTurned(platform, 'on'),
});
