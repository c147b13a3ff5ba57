import type {ReactNode} from 'react';

/**
 * Whether bold text is a label of the terminal or of Windows. Phrases of our own begin in lower case or end
 * with punctuation: see *House terms* in STYLEGUIDE.md.
 */
export function isLabel(text: ReactNode): boolean {
  return typeof text === 'string' && /^[^a-z].*[^.:,?!]$/s.test(text);
}

/** Bold text. A browser that translates the page leaves labels as the reader's terminal prints them. */
export default function Label({children}: {readonly children?: ReactNode}): ReactNode {
  return <strong translate={isLabel(children) ? 'no' : undefined}>{children}</strong>;
}
