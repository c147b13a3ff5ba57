import {Fragment, type ReactNode} from 'react';
import {products} from '@site/src/data/products';
import type {MarkedText, SearchHit} from '../types';
import type {LinkComponent} from './PageLinks';

/** A name such as `TRADE_RETCODE_LOCKED`: the group makes `split` keep it. */
const CONSTANT = /([A-Z\d]+(?:_[A-Z\d]+)+)/;

/** Texts and constants by turns: names that shout are drawn smaller. */
function withConstants(text: string): ReactNode {
  return text.split(CONSTANT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="SearchView-Constant" translate="no">
        {part}
      </span>
    ),
  );
}

interface MarkedProps {
  parts: MarkedText;
  /** Text in front of it. */
  before?: string;
  /** What terminals print is not translated. */
  isPrinted?: boolean;
}

/**
 * A text with what was found in it. Another text gets another element: a browser that translates the page replaces
 * text nodes, which React can then neither change nor remove (react#11538).
 */
export function Marked({parts, before = '', isPrinted = false}: MarkedProps): ReactNode {
  return (
    <span key={before + JSON.stringify(parts)} translate={isPrinted ? 'no' : undefined}>
      {before}
      {parts.map(({text, isMatch}, index) =>
        isMatch ? (
          <mark key={index} className="SearchView-Mark">
            {withConstants(text)}
          </mark>
        ) : (
          withConstants(text)
        ),
      )}
    </span>
  );
}

/** Names of products and platforms are not translated. */
const UNTRANSLATED: readonly string[] = [...products.map(({label}) => label), 'MT4', 'MT5'];

interface HitPathProps {
  names: readonly string[];
  /** Text between two names. */
  between?: string;
}

/** Where a hit is. */
export function HitPath({names, between = ''}: HitPathProps): ReactNode {
  return names.map((name, index) => (
    <span key={index} translate={UNTRANSLATED.includes(name) ? 'no' : undefined}>
      {index === 0 ? name : between + name}
    </span>
  ));
}

interface AlsoForProps {
  counterparts: NonNullable<SearchHit['counterparts']>;
  Link: LinkComponent;
}

/** The same section on the other platform and in the manuals of other products. */
export function AlsoFor({counterparts, Link}: AlsoForProps): ReactNode {
  return (
    <span key={counterparts.map(({path}) => path).join(' ')}>
      Also for{' '}
      {counterparts.map(({label, path}, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <span translate="no">
            <Link to={path}>{label}</Link>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
