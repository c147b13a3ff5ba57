import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Table from '@site/src/components/ScrollTable';
import {productsWithTasks, type Task, taskPath, tasks} from '@site/src/data/tasks';
import {rememberPlatform, usePlatforms} from '@site/src/reader/platform';
import Manuals from './_manuals';

function TaskSection({task}: {readonly task: Task}): ReactNode {
  const platforms = usePlatforms();
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
            {platforms.map(({name}, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {productsWithTasks.map((product) => (
            <tr key={product.id}>
              <th scope="row">{product.label}</th>
              {platforms.map(({id, short}, index) => (
                <td key={index}>
                  <Link to={taskPath(product.id, id, task.id)} onClick={() => rememberPlatform(id)}>
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
        <Manuals />
        <Heading as="h2" id="tasks">
          Setup, task by task
        </Heading>
        {tasks.map((task) => (
          <TaskSection key={task.id} task={task} />
        ))}
      </main>
    </Layout>
  );
}
