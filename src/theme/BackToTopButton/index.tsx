/**
 * Replaces theme-classic 3.7.0's `@theme/BackToTopButton`, which scrolls smoothly even for readers who
 * prefer reduced motion. It can go when the theme asks for their preference here too:
 * https://github.com/facebook/docusaurus/issues/8506 was closed after the style sheets did.
 */
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import Icon from '@site/src/components/Icon';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      className={clsx(
        'control control--framed',
        ThemeClassNames.common.backToTopButton,
        styles.button,
      )}
      data-shown={shown}
      aria-label="Scroll back to top"
      onClick={() => (prefersReducedMotion() ? window.scrollTo(0, 0) : scrollToTop())}
    >
      <Icon size={20} path="M12 19V5M6 11l6-6 6 6" />
    </button>
  );
}
