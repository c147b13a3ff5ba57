import type {Page} from '../../data/pages';
import {platforms} from '../../data/platforms';
import {tasks} from '../../data/tasks';

/** Where a reader is, in a few words: `R-10 · MT5 · Attach 3/3`. Empty on pages that are for everyone. */
export function pageContext({product, platform, task}: Page): string {
  return [
    product?.label,
    platform && platforms[platform].short,
    task && `${task.verb} ${tasks.indexOf(task) + 1}/${tasks.length}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
