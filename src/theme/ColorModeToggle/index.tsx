/**
 * Replaces theme-classic 3.7.0's `@theme/ColorModeToggle`, which announces its state three times: in its
 * name, with `aria-pressed` and with `aria-live`. Here only the name has the state, and only once the mode is
 * known. It can go with https://github.com/facebook/docusaurus/issues/7667, where VoiceOver repeats it;
 * https://github.com/facebook/docusaurus/pull/10987 takes `aria-pressed` away again.
 */
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  // The static page does not know the mode, and hydration does not update attributes.
  const isBrowser = useIsBrowser();
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={`Switch between dark and light mode${isBrowser ? ` (currently ${value} mode)` : ''}`}
        disabled={!isBrowser}
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      >
        <IconLightMode className={styles.light} />
        <IconDarkMode className={styles.dark} />
      </button>
    </div>
  );
}
