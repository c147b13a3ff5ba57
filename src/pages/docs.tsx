import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';
import Cards from '@site/src/components/Cards';
import {manualCards} from '@site/src/data/cards';
import Table from '@site/src/theme/MDXComponents/Table';
import {
  platformList,
  productsWithoutTasks,
  productsWithTasks,
  type Task,
  taskPath,
  tasks,
} from '@site/src/data/tasks';

function TaskSection({task}: {readonly task: Task}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={task.anchor}>
        {task.label}
      </Heading>
      <p>{task.summary}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Manual</th>
            {platformList.map(({id, name}) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {productsWithTasks.map((product) => (
            <tr key={product.id}>
              <th scope="row">{product.label}</th>
              {platformList.map(({id, short}) => (
                <td key={id}>
                  <Link to={taskPath(product.id, id, task.id)}>
                    {task.label} on {short}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

export default function DocsRoot(): ReactNode {
  return (
    <Layout
      title="The whole manual"
      description="Every manual and every task on one page: choose your product line and your platform."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">The whole manual</Heading>
        <Heading as="h2" id="manuals">
          Manuals
        </Heading>
        <Cards cards={manualCards} />
        <Heading as="h2" id="tasks">
          Setup, task by task
        </Heading>
        <p>
          Not in these tables:{' '}
          {productsWithoutTasks.map(({id, label, path}, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Link to={path}>{label}</Link>
            </Fragment>
          ))}
          . Their own pages lead to the steps that every EA shares.
        </p>
        {tasks.map((task) => (
          <TaskSection key={task.id} task={task} />
        ))}
      </main>
    </Layout>
  );
}
