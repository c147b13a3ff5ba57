import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type OnRouteDidUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/**
 * The folded parts around an element, the details of the step that it is in, and the part that a heading begins
 * with: the same as in `openWhileLoading.js`.
 */
function foldedAround(element: Element): HTMLDetailsElement[] {
  const step = element.closest('[data-step]');
  const heading = element.closest('summary') ?? element;
  return [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter(
    (part) =>
      part.contains(element) ||
      part.parentElement === step ||
      (part.previousElementSibling === heading && !part.matches('[data-fold=sections]')),
  );
}

/** Opens what a link leads to, and goes there once more if that was folded. */
export const onRouteDidUpdate: OnRouteDidUpdate = ({location}) => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target ? foldedAround(target) : [];
  folded.forEach((part) => (part.open = true));
  if (folded.length > 0) {
    target?.scrollIntoView();
  }
};

let openedForPrint: readonly HTMLDetailsElement[] = [];

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('beforeprint', () => {
    openedForPrint = [
      ...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])'),
    ];
    openedForPrint.forEach((part) => (part.open = true));
  });
  addEventListener('afterprint', () => {
    openedForPrint.forEach((part) => (part.open = false));
  });
}
