import {Children, type ReactNode} from 'react';

/**
 * Returns the text that an author wrote inside a component.
 * @param name of the component, for the error message
 * @throws if there is no text, or anything besides text
 */
export function plainText(children: ReactNode, name: string): string {
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  const text = texts.join('').trim();
  if (!text || texts.length < parts.length) {
    throw new Error(`<${name}> takes text only, without Markdown inside: <${name}>text</${name}>.`);
  }
  return text;
}
