import {Fragment, type ReactNode} from 'react';
import {inlineMarks} from '../data/inlineMarks';
import Label from './Label';
import Link from '@docusaurus/Link';

/** Renders a sentence of the data with its Markdown: `code`, **bold** and links. */
export function Inline({children: sentence}: {readonly children: string}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of sentence.matchAll(inlineMarks)) {
    const {code, strong, label, url} = match.groups ?? {};
    parts.push(
      <Fragment key={match.index}>
        {sentence.slice(end, match.index)}
        {code && <code translate="no">{code}</code>}
        {strong && <Label>{strong}</Label>}
        {url && <Link to={url}>{label}</Link>}
      </Fragment>,
    );
    end = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {sentence.slice(end)}
    </>
  );
}
