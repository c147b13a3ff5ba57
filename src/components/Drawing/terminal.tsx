import Sign from '../Sign';
import {bars} from './bars';
import {candles, yourEa} from './chart';
import type {Draw} from './draw';
import {Body, Button, menus, Row, Window} from './parts';
import styles from './styles.module.css';

/** A number that the list below the drawing explains. */
const number = (digit: number) => <b className={styles.number}>{digit}</b>;

export const terminal: Draw = () => ({
  label:
    'The MetaTrader window, with numbers: Market Watch (1) and the Navigator (2) on the left, the chart (3) beside them, the trading button (4) on the toolbar above, the tabs Experts (5) and Journal (6) below, and the status bar (7) at the bottom.',
  picture: (
    <Window title="Account number – MetaTrader">
      <div className={styles.menuBar}>{menus}</div>
      <Body>
        <Row>
          <Button>
            <Sign of="on" /> Trading button
          </Button>
          {number(4)}
        </Row>
        <div className={styles.halves}>
          <Window title="Market Watch">
            <Body>{number(1)}</Body>
          </Window>
          <Window title="Chart">
            <Body>
              <Row>
                {number(3)} {yourEa}
              </Row>
              {candles}
            </Body>
          </Window>
          <Window title="Navigator">
            <Body>{number(2)}</Body>
          </Window>
        </div>
        <Row>
          Trade … Experts {number(5)} Journal {number(6)}
        </Row>
      </Body>
      <Row end>
        {bars(styles.good)} {number(7)}
      </Row>
    </Window>
  ),
});
