/**
 * Wraps theme-classic 3.7.0's `@theme/DocSidebarItem/Category`, in which a category without a page is a
 * link with the role of a button: it reacts to Enter but not to Space. This adds Space. It can
 * go when the theme renders a button; no issue asks for it.
 */
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {KeyboardEvent, ReactNode} from 'react';

function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.currentTarget.getAttribute('role') === 'button') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

export default function Category(props: Props): ReactNode {
  return <OriginalCategory {...props} onKeyDown={clickOnSpace} />;
}
