import type {Draw} from './draw';
import {Body, Menu, Row} from './parts';
import styles from './styles.module.css';

export const closeOnPhone: Draw = () => ({
  label: 'The app, Trade: the menu of a position, with Close Position.',
  picture: (
    <div className={styles.phone}>
      <div className={styles.title}>Trade</div>
      <Body>
        <Row>
          <span className={styles.fill}>EURUSD, buy 0.10</span>−58.10
        </Row>
      </Body>
      <Menu entries={['Close Position', 'Modify']} lit="Close Position" />
    </div>
  ),
});
