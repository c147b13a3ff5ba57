import type {ReactNode} from 'react';
import {formatNumber} from '../numbers/format';
import {netPositions, type Deal} from './netPositions';
import Figure from '../Figure';
import styles from './styles.module.css';

const deals: readonly Deal[] = [
  {side: 'buy', lots: 0.3},
  {side: 'sell', lots: 0.1},
  {side: 'buy', lots: 0.2},
];

const lotsOfFullBar = 0.4;

function inWords({side, lots}: Deal): string {
  return `${side === 'buy' ? 'Buy' : 'Sell'} ${formatNumber(lots, 2)}`;
}

function countOf(positions: readonly Deal[]): string {
  return positions.length === 1 ? '1 position' : `${positions.length} positions`;
}

/** The open positions, each in words and as a bar whose length is its volume. */
function Positions({positions}: {readonly positions: readonly Deal[]}): ReactNode {
  return (
    <ul className={styles.positions}>
      {positions.map((position, index) => (
        <li key={index} className={styles.position}>
          {inWords(position)}
          <svg
            className={styles.bar}
            width={100}
            height={8}
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className={styles[position.side]}
              width={Math.round((position.lots / lotsOfFullBar) * 100)}
              height={8}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** The same three deals on a netting and on a hedging account, side by side. */
export default function NettingHedging(): ReactNode {
  return (
    <Figure
      id="netting-hedging"
      caption="Schematic drawing of three example deals in one symbol, in lots. On a netting account, each deal changes the one position. On a hedging account, each deal opens its own."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            <th scope="col">Open on a netting account</th>
            <th scope="col">Open on a hedging account</th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal, index) => {
            const soFar = deals.slice(0, index + 1);
            return (
              <tr key={index}>
                <th scope="row">{inWords(deal)}</th>
                <td>
                  <Positions positions={netPositions(soFar)} />
                </td>
                <td>
                  <Positions positions={soFar} />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">After all three</th>
            <td>{countOf(netPositions(deals))}</td>
            <td>{countOf(deals)}</td>
          </tr>
        </tbody>
      </table>
    </Figure>
  );
}
