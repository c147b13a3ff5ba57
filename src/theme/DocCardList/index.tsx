/**
 * Replaces theme-classic 3.7.0's `@theme/DocCardList` with the cards of the rest of the site. They do not cut
 * off titles and descriptions, and add no headings to the page.
 */
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import Cards, {type Card} from '@site/src/components/Cards';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';

type Items = NonNullable<Props['items']>;

function useCards(items: Items): Card[] {
  const {docs} = useDocsVersion();
  return filterDocCardListItems(items).flatMap((item): Card[] => {
    if (item.type === 'link') {
      // The title of a page says more than its label, which has the sidebar around it.
      const doc = docs[item.docId ?? ''];
      const text = item.description ?? doc?.description ?? '';
      return [{title: doc?.title ?? item.label, to: item.href, text, icon: 'page'}];
    }
    const to = item.type === 'category' && findFirstSidebarItemLink(item);
    return to ? [{title: item.label, to, text: item.description ?? '', icon: 'book'}] : [];
  });
}

function CardsOf({items}: {readonly items: Items}): ReactNode {
  return <Cards cards={useCards(items)} />;
}

function CardsOfCurrentCategory(): ReactNode {
  return <CardsOf items={useCurrentSidebarCategory().items} />;
}

export default function DocCardList({items}: Props): ReactNode {
  return items ? <CardsOf items={items} /> : <CardsOfCurrentCategory />;
}
