/**
 * Replaces theme-classic 3.7.0's `@theme/BackToTopButton`, which glides to the top for readers who asked
 * for less motion too.
 */
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      data-shown={shown}
      aria-label="Scroll back to top"
      onClick={() => (prefersReducedMotion() ? window.scrollTo(0, 0) : scrollToTop())}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
