import type {ReactNode} from 'react';
import type {Draw} from './draw';
import {candles, yourEa} from './chart';
import {Body, Lit, Menu, Window} from './parts';
import styles from './styles.module.css';

/** The tree of the Navigator; the icon in front of a name shows whether its folder is open. */
function navigator(ea: ReactNode): ReactNode {
  return (
    <Window title="Navigator">
      <Body>
        <div>+ Accounts</div>
        <div>+ Indicators</div>
        <div>− Expert Advisors</div>
        {ea}
      </Body>
    </Window>
  );
}

export const dragEa: Draw = () => ({
  label: 'The Navigator: your EA is below Expert Advisors. Drag it onto the chart.',
  picture: (
    <div className={styles.pair}>
      {navigator(
        <div className={styles.inside}>
          <Lit>{yourEa}</Lit>
        </div>,
      )}
      →
      <Window title="Chart">
        <Body>{candles}</Body>
      </Window>
    </div>
  ),
});

export const refresh: Draw = () => ({
  label: 'The Navigator: the menu of Expert Advisors, with Refresh.',
  picture: navigator(
    <>
      <div className={styles.inside}>
        <Menu entries={['…', 'Refresh']} lit="Refresh" />
      </div>
      <div className={styles.inside}>{yourEa}</div>
    </>,
  ),
});
