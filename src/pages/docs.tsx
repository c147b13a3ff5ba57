import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Table from '@site/src/components/ScrollTable';
import {useTargetAnchor} from '@site/src/components/useTargetAnchor';
import {platformList} from '@site/src/data/platforms';
import {releases} from '@site/src/data/releases';
import {supportPages} from '@site/src/data/supportPages';
import {productsWithTasks, taskPath, tasks} from '@site/src/data/tasks';
import styles from './_manuals/map.module.css';
import {GeneralManuals, OtherProducts} from './_manuals';

/** Pages that only some product lines have. Their names in the sidebar are their ids with a capital. */
const extraPages = [
  ...new Set(productsWithTasks.flatMap(({extraConfiguration = []}) => extraConfiguration)),
];

const otherPages = [
  {label: 'Settings', page: 'configuration/settings', products: productsWithTasks},
  ...extraPages.map((id) => ({
    label: id.charAt(0).toUpperCase() + id.slice(1),
    page: `configuration/${id}`,
    products: productsWithTasks.filter(({extraConfiguration}) => extraConfiguration?.includes(id)),
  })),
  {label: 'Drawdown', page: 'drawdown', products: productsWithTasks},
];

const generalPages = [
  ...supportPages,
  ...releases.map(({label, doc}) => ({
    label: `Release note: ${label}`,
    to: `/docs/support/updates/${doc}`,
  })),
  {label: 'About this manual', to: '/markdown-page'},
];

/** A map of the manual: every task of every full manual, on both platforms. */
function TaskTable(): ReactNode {
  const target = useTargetAnchor();
  const {collectAnchor} = useBrokenLinks();
  tasks.forEach(({anchor}) => collectAnchor(anchor));
  return (
    <Table className={clsx('stacks', styles.map)}>
      <thead>
        <tr>
          <td />
          {productsWithTasks.map(({id, label, path}) => (
            <th key={id} scope="col">
              <Link className="control" to={path}>
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map((task, index) => (
          <tr key={task.id} id={task.anchor} data-target={task.anchor === target || undefined}>
            <th scope="row">
              {index + 1}. {task.label}
            </th>
            {productsWithTasks.map((product) => (
              <td key={product.id}>
                {platformList.map(({id, short}) => (
                  <Link
                    key={id}
                    className="control"
                    to={taskPath(product.id, id, task.id)}
                    aria-label={`${short}: ${task.label}, ${product.label}`}
                  >
                    {short}
                  </Link>
                ))}
              </td>
            ))}
          </tr>
        ))}
        {otherPages.map(({label, page, products}) => (
          <tr key={page}>
            <th scope="row">{label}</th>
            {productsWithTasks.map((product) => (
              <td key={product.id}>
                {products.includes(product) && (
                  <Link
                    className="control"
                    to={product.path + page}
                    aria-label={`${label}: ${product.label}`}
                  >
                    {label}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export default function DocsRoot(): ReactNode {
  return (
    <Layout
      title="All pages"
      description="A list of every page of the manual: each task by product and platform, and the pages for every product."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">All pages</Heading>
        <Heading as="h2" id="tasks">
          Setup, task by task
        </Heading>
        <TaskTable />
        <OtherProducts />
        <Heading as="h2" id="manuals">
          For every product
        </Heading>
        <GeneralManuals />
        <ul>
          {generalPages.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
