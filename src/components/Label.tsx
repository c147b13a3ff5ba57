import type {ReactNode} from 'react';

/**
 * Whether a bold text is a label of the terminal or of Windows. Bold phrases of our own begin in lower case
 * or end with punctuation: see *House terms* in STYLEGUIDE.md.
 */
export function isLabel(text: ReactNode): boolean {
  return typeof text === 'string' && /^[^a-z].*[^.:,?!]$/s.test(text);
}

/** Bold text. Labels are not translated by browsers, so that they match the reader's terminal. */
export default function Label({children}: {readonly children?: ReactNode}): ReactNode {
  return <strong translate={isLabel(children) ? 'no' : undefined}>{children}</strong>;
}
