import {Fragment, type ReactNode} from 'react';
import {products} from '../../data/products';
import type {MarkedText, SearchHit} from '../types';
import SearchLink from './SearchLink';

interface MarkedProps {
  parts: MarkedText;
  /** Text to show in front. */
  before?: string;
  /** True for text that terminals print, which is not translated. */
  isPrinted?: boolean | undefined;
}

/**
 * A text with its matches marked. Another text gets a new element: browsers that translate a page replace its
 * text nodes, and React can then neither change nor remove them (react#11538).
 */
export function Marked({parts, before = '', isPrinted = false}: MarkedProps): ReactNode {
  return (
    <span key={before + JSON.stringify(parts)} translate={isPrinted ? 'no' : undefined}>
      {before}
      {parts.map(({text, isMatch}, index) =>
        isMatch ? (
          <mark key={index} className="SearchView-Mark">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

/** Names of products and platforms are not translated. */
const UNTRANSLATED: readonly string[] = [...products.map(({label}) => label), 'MT4', 'MT5'];

interface HitPathProps {
  names: readonly string[];
  /** Text to show between two names. */
  between: string;
}

/** The path of a hit: manual, platform, page and section. */
export function HitPath({names, between}: HitPathProps): ReactNode {
  return names.map((name, index) => (
    <span key={index} translate={UNTRANSLATED.includes(name) ? 'no' : undefined}>
      {index === 0 ? name : between + name}
    </span>
  ));
}

interface AlsoForProps {
  counterparts: NonNullable<SearchHit['counterparts']>;
}

/** Links to the same section for the other platform and in the manuals of other products. */
export function AlsoFor({counterparts}: AlsoForProps): ReactNode {
  return (
    <span key={counterparts.map(({path}) => path).join(' ')}>
      Also for{' '}
      {counterparts.map(({label, path}, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <span translate="no">
            <SearchLink to={path}>{label}</SearchLink>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
