import type {ReactNode} from 'react';

interface Props {
  names: readonly string[];
  /** Text between two names. */
  between?: string;
}

/** Where a hit is. Names without small letters are those of products and platforms, which are not translated. */
export default function HitPath({names, between = ''}: Props): ReactNode {
  return names.map((name, index) => (
    <span key={index} translate={/\p{Ll}/u.test(name) ? undefined : 'no'}>
      {index === 0 ? name : between + name}
    </span>
  ));
}
