import styles from './styles.module.css';

export const bars = (className: string | undefined) => (
  <svg className={styles.bars} viewBox="0 0 16 16" aria-hidden="true">
    <path className={className} d="M1 15v-3h2v3zM5 15V9h2v6zM9 15V6h2v9zM13 15V3h2v12z" />
  </svg>
);
