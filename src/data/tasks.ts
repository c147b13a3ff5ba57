import type {IconName} from '../components/Cards/icons';
import {type PlatformId, platforms} from './platforms';
import {products} from './products';

/** A setup task: one page for each full manual and platform. */
export interface Task {
  /** File name of its pages. */
  readonly id: 'prepare_chart' | 'install_ea' | 'attach_ea';
  /** Anchor on the map of the manual. */
  readonly anchor: string;
  readonly label: string;
  readonly summary: string;
  readonly icon: IconName;
}

/** The setup tasks, in the order in which a reader does them. */
export const tasks: readonly Task[] = [
  {
    id: 'prepare_chart',
    anchor: 'prepare-a-chart',
    label: 'Prepare a chart',
    summary: 'Show the symbol, open one chart, choose its timeframe.',
    icon: 'chart',
  },
  {
    id: 'install_ea',
    anchor: 'install',
    label: 'Install',
    summary: 'Put the EA file where the terminal finds it.',
    icon: 'install',
  },
  {
    id: 'attach_ea',
    anchor: 'attach',
    label: 'Attach',
    summary: 'Place the EA on the chart and let it trade.',
    icon: 'attach',
  },
];

/** Path of a task's page. */
export function taskPath(productId: string, platform: PlatformId, task: Task['id']): string {
  return `/docs/${productId}/${platform}/setup/${task}`;
}

/** Product lines whose manual has the setup tasks. */
export const productsWithTasks = products.filter(({scope}) => scope === 'full');

/** Those that lead to the general pages instead. */
export const productsWithoutTasks = products.filter(({scope}) => scope !== 'full');

/** Platforms in the order of the manual. */
export const platformList = Object.values(platforms);
