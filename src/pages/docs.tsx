import Link from '@docusaurus/Link';
import {platformList} from '@site/src/data/platforms';
import type {Product} from '@site/src/data/products';
import {releases} from '@site/src/data/releases';
import {supportPages} from '@site/src/data/supportPages';
import {productsWithoutTasks, productsWithTasks, taskPath, tasks} from '@site/src/data/tasks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './docs.module.css';

interface ListedPage {
  readonly label: string;
  readonly to: string;
}

interface ListProps {
  readonly title: string;
  readonly pages: readonly ListedPage[];
  /** The end of each link's name for readers who cannot see the title above it. */
  readonly hiddenEnd?: string;
}

/** Pages that only some product lines have. Their names in the sidebar are their ids with a capital. */
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The pages of a full manual, in the order of its sidebar. */
const pagesOf = ({id, label, path, extraConfiguration = []}: Product): readonly ListedPage[] => [
  {label: `Welcome to ${label}`, to: path},
  ...platformList.flatMap((platform) =>
    tasks.map((task) => ({
      label: `${task.label} on ${platform.short}`,
      to: taskPath(id, platform.id, task.id),
    })),
  ),
  {label: 'Settings', to: `${path}configuration/settings`},
  ...extraConfiguration.map((page) => ({label: nameOf(page), to: `${path}configuration/${page}`})),
  {label: 'Drawdown', to: `${path}drawdown`},
];

const basics: readonly ListedPage[] = [
  {label: 'Basics: Expert Advisors on MT4 and MT5', to: '/docs/basics/'},
  {label: 'Any EA in ten steps', to: '/docs/support/faq/setup#any-ea-in-ten-steps'},
  ...productsWithoutTasks.map(({label, path}) => ({label, to: path})),
];

const support: readonly ListedPage[] = [
  {label: 'Support', to: '/docs/support/'},
  ...supportPages,
  ...releases.map(({label, doc}) => ({
    label: `Release note: ${label}`,
    to: `/docs/support/updates/${doc}`,
  })),
  {label: 'About this manual', to: '/markdown-page'},
];

function List({title, pages, hiddenEnd}: ListProps): ReactNode {
  return (
    <section>
      <Heading as="h2">{title}</Heading>
      <ul className="clean-list lines">
        {pages.map(({label, to}) => (
          <li key={to}>
            <Link className="control" to={to}>
              {label}
              {hiddenEnd && <span className="visually-hidden">{hiddenEnd}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function DocsRoot(): ReactNode {
  return (
    <Layout
      title="All pages"
      description="A list of every page of the manual: the pages of each product, and the pages for every product."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">All pages</Heading>
        <div className={styles.lists}>
          {productsWithTasks.map((product) => (
            <List
              key={product.id}
              title={product.label}
              pages={pagesOf(product)}
              hiddenEnd={` – ${product.label}`}
            />
          ))}
          <List title="Basics" pages={basics} />
          <List title="Support" pages={support} />
        </div>
      </main>
    </Layout>
  );
}
