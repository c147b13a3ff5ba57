import Sign from '../Sign';
import styles from './styles.module.css';

export const yourEa = (
  <>
    <Sign of="cap" /> Your EA
  </>
);

export const candles = (
  <svg className={styles.candles} viewBox="0 0 64 24" aria-hidden="true">
    <path d="M6 8v14M16 6v12M26 10v12M36 4v14M46 7v10M56 1v14" />
    <path strokeWidth={5} d="M6 11v8M16 8v6M26 12v7M36 7v8M46 9v5M56 4v8" />
  </svg>
);
