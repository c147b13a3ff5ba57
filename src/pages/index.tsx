import Link from '@docusaurus/Link';
import Cards, {type Card} from '@site/src/components/Cards';
import {releases} from '@site/src/data/releases';
import {tasks} from '@site/src/data/tasks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Hero from './_home/Hero';
import Manuals from './_manuals';

const description =
  'Install, set up and troubleshoot your Expert Advisors (EAs) on MetaTrader 4 and MetaTrader 5.';

const taskCards = tasks.map(({label, summary, anchor}, index): Card => ({
  title: label,
  to: `/docs#${anchor}`,
  text: summary,
  mark: {text: `${index + 1}`},
}));

function NewestRelease(): ReactNode {
  const [{doc, label, date}] = releases;
  return (
    <p>
      The newest release note is{' '}
      <Link to={`/docs/support/updates/${doc}`}>
        {label}, <time dateTime={date}>{date}</time>
      </Link>
      . For links to all manuals and tasks, see <Link to="/docs">the whole manual</Link>.
    </p>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description={description}>
      <Hero lead={description} />
      <main className="container margin-vert--lg" data-page="home">
        <Heading as="h2">Set up your EA in three steps</Heading>
        <Cards cards={taskCards} />
        <Heading as="h2">Choose your manual</Heading>
        <Manuals />
        <NewestRelease />
      </main>
    </Layout>
  );
}
