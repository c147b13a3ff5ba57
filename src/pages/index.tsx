import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  return (
    <Layout>
      <main className="container" data-page="home">
        <h1>The online manual</h1>
      </main>
    </Layout>
  );
}
