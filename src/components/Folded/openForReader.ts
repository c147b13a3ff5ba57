import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type OnRouteDidUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/** The folded parts that have to open for an element: those around it, and the details of its step. */
function foldedAround(element: Element): HTMLDetailsElement[] {
  const step = element.closest('[data-step]');
  return [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter(
    (part) => part.contains(element) || part.parentElement === step,
  );
}

/** Opens the folded parts around the target of a link and then scrolls to it again. */
export const onRouteDidUpdate: OnRouteDidUpdate = ({location}) => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target ? foldedAround(target) : [];
  folded.forEach((part) => (part.open = true));
  if (folded.length > 0) {
    target?.scrollIntoView();
  }
};

const openedForPrint = new Set<HTMLDetailsElement>();

if (ExecutionEnvironment.canUseDOM) {
  // A reader who follows a link in an answer, and goes back, finds the answer open again: its id is in the address.
  addEventListener('click', ({target}) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const heading = summary?.querySelector('[id]');
    if (heading && summary?.matches('details:not([open]) > summary')) {
      history.replaceState(history.state, '', `#${heading.id}`);
    }
  });
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>(
      'article details:not([open], [data-long])',
    );
    for (const part of folded) {
      openedForPrint.add(part);
      part.open = true;
    }
  });
  addEventListener('afterprint', () => {
    openedForPrint.forEach((part) => (part.open = false));
    openedForPrint.clear();
  });
}
