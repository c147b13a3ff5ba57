import type {PlatformId} from './platforms';
import {products} from './products';

/** A setup task. Each full manual has one page for it on each platform. */
export interface Task {
  /** File name of its pages. */
  readonly id: 'prepare_chart' | 'install_ea' | 'attach_ea';
  readonly label: string;
  /** The label in one word, for narrow places. */
  readonly verb: string;
}

/** The setup tasks, in the order in which a reader does them. */
export const tasks: readonly [Task, ...Task[]] = [
  {
    id: 'prepare_chart',
    label: 'Prepare the chart',
    verb: 'Prepare',
  },
  {
    id: 'install_ea',
    label: 'Install the EA',
    verb: 'Install',
  },
  {
    id: 'attach_ea',
    label: 'Attach the EA',
    verb: 'Attach',
  },
];

/** Path of a task's page. */
export function taskPath(productId: string, platform: PlatformId, task: Task['id']): string {
  return `/docs/${productId}/${platform}/setup/${task}`;
}

/** Product lines whose manual has the setup tasks. */
export const productsWithTasks = products.filter(({scope}) => scope === 'full');

/** Product lines without setup tasks. They link to the general pages instead. */
export const productsWithoutTasks = products.filter(({scope}) => scope !== 'full');
