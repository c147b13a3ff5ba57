import {Fragment, type ReactNode} from 'react';
import {bars} from './bars';
import type {Draw} from './draw';
import {Lit, Row} from './parts';
import styles from './styles.module.css';

const barWith = (end: ReactNode) => (
  <div className={styles.toolbar}>
    <Row>
      <span className={styles.fill}>For Help, press F1</span>
      <Lit>{end}</Lit>
    </Row>
  </div>
);

export const statusBar: Draw = () => ({
  label:
    'The status bar in three states: green bars and a figure, red bars and “No connection”, and “Invalid account”.',
  picture: [
    <>{bars(styles.good)} 42.10 ms</>,
    <>{bars(styles.bad)} No connection</>,
    'Invalid account',
  ].map((end, index) => <Fragment key={index}>{barWith(end)}</Fragment>),
});
