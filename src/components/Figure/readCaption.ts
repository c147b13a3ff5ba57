import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

interface WithCaption {
  readonly caption: ReactNode;
  /** The elements below the caption. */
  readonly content: readonly ReactElement[];
}

/** Splits what an author wrote inside a drawing: the first paragraph is its caption. */
export function readCaption(children: ReactNode): WithCaption {
  const elements = Children.toArray(children).filter((child) =>
    isValidElement<{children?: ReactNode}>(child),
  );
  const [paragraph, ...content] = elements;
  return {caption: paragraph?.props.children, content};
}
