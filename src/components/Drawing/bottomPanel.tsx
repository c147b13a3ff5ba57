import {labelsOf, type Draw} from './draw';
import {Grid, Lit, Menu, Row, Tabs} from './parts';
import styles from './styles.module.css';

const tabs = ['Trade', '…', 'Experts', 'Journal'];

export const stopLoss: Draw = (platform) => {
  const rows = {
    mt4: ['EURUSD', <Lit key="mt4">0.00000</Lit>, '0.00000', '−58.10'],
    mt5: ['EURUSD', <Lit key="mt5">{'\u2003'.repeat(3)}</Lit>, '', '−58.10'],
  };
  return {
    label:
      'The Trade tab: S/L has a price in the first row. Where it is empty or 0, nothing limits the loss.',
    picture: (
      <div className={styles.window}>
        <Grid
          rows={[
            ['Symbol', 'S/L', 'T/P', 'Profit'],
            ['EURUSD', '1.07850', '1.09000', '−12.40'],
            ...labelsOf(platform).map(({id}) => rows[id]),
          ]}
        />
        <Tabs names={tabs} current="Trade" />
      </div>
    ),
  };
};

export const copyLine: Draw = () => ({
  label: 'The Journal tab: right-click a line and choose Copy.',
  picture: (
    <div className={styles.window}>
      <Grid
        rows={[
          ['Time', 'Message'],
          ['10:15:02', '…'],
          [
            '10:15:03',
            <Row key="line">
              <Lit>… failed …</Lit>
              <Menu entries={['Open', 'Copy']} lit="Copy" />
            </Row>,
          ],
        ]}
      />
      <Tabs names={tabs} current="Journal" />
    </div>
  ),
});
