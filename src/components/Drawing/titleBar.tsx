import {isMt4, type Draw} from './draw';
import {Lit, menus, Row} from './parts';
import styles from './styles.module.css';

export const titleBar: Draw = (platform) => ({
  label: isMt4(platform)
    ? 'The title bar: it begins with the account number.'
    : 'The title bar: it begins with the account number, and says Hedge or Netting.',
  picture: (
    <div className={styles.window}>
      <div className={styles.title}>
        <Row>
          <Lit>12345678</Lit>– Server –{!isMt4(platform) && <Lit>Hedge</Lit>}
        </Row>
      </div>
      <div className={styles.menuBar}>{menus}</div>
    </div>
  ),
});
