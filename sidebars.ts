import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {products, productsWithSidebar, type Product} from './src/data/products';
import {releases} from './src/data/releases';
import {platformList} from './src/data/platforms';
import {tasks} from './src/data/tasks';

type Sidebar = Extract<SidebarsConfig[string], unknown[]>;

/** The name of a manual, above its pages. */
function head(value: string): Sidebar[number] {
  return {type: 'html', value, className: 'menu__head'};
}

function productSidebar({id, label, scope, extraConfiguration = []}: Product): Sidebar {
  const start = [head(label), {type: 'doc' as const, id: `${id}/${id}`, label: 'Welcome'}];
  if (scope !== 'full') {
    return start;
  }
  return [
    ...start,
    ...platformList.map((platform) => ({
      type: 'category' as const,
      label: `Set up on ${platform.short}`,
      items: tasks.map((task) => `${id}/${platform.id}/setup/${task.id}`),
    })),
    {
      type: 'category',
      label: 'Configuration',
      items: ['settings', ...extraConfiguration].map((page) => `${id}/configuration/${page}`),
    },
    {type: 'ref', id: `${id}/drawdown`, label: 'Drawdown'},
  ];
}

/** A product line without pages: an index of the pages of Support that apply to it. */
function indexCategory({label}: Product): Sidebar[number] {
  return {
    type: 'category',
    label,
    link: {
      type: 'generated-index',
      title: label,
      description: `The symbol and inputs of ${label} are in the instructions that came with it. If you have no instructions, ask support first. The pages below are for every EA.`,
    },
    items: [
      {
        type: 'link',
        label: 'Any EA in ten steps',
        href: '/docs/support/faq/setup#any-ea-in-ten-steps',
        description: 'From the file you received to a running EA.',
      },
      ...[
        'support/faq/setup',
        'support/faq/settings',
        'support/faq/maintenance',
        'support/troubleshooting/too-many-open-positions',
        'support/resources/downloads',
      ].map((id) => ({type: 'ref' as const, id})),
    ],
  };
}

const basics: Sidebar = [
  head('Basics'),
  {type: 'doc', id: 'basics/basics', label: 'Welcome'},
  ...products.filter(({scope}) => scope === 'index').map(indexCategory),
];

const support: Sidebar = [
  // Its first page has the name of the manual.
  {type: 'doc', id: 'support/support', label: 'Support', className: 'menu__head-link'},
  {
    type: 'category',
    label: 'Questions',
    items: ['support/faq/setup', 'support/faq/settings', 'support/faq/maintenance'],
  },
  {
    type: 'category',
    label: 'Troubleshooting',
    items: [
      'support/troubleshooting/error-codes',
      'support/troubleshooting/installer-errors',
      'support/troubleshooting/too-many-open-positions',
      {
        type: 'category',
        label: 'MetaTrader',
        link: {
          type: 'generated-index',
          title: 'MetaTrader',
          description: 'Problems with the MetaTrader terminal itself: connection and login.',
        },
        items: ['support/troubleshooting/metatrader/no-connection'],
      },
    ],
  },
  {type: 'category', label: 'Resources', items: ['support/resources/downloads']},
  {
    type: 'category',
    label: 'Updates',
    link: {type: 'doc', id: 'support/updates/updates'},
    items: releases.map(({doc}) => `support/updates/${doc}`),
  },
];

const sidebars: SidebarsConfig = {
  basics,
  ...Object.fromEntries(
    productsWithSidebar.map((product) => [product.id, productSidebar(product)]),
  ),
  support,
};

export default sidebars;
