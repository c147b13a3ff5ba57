import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function DocsRoot(): ReactNode {
  return (
    <Layout title="The whole manual">
      <main className="container">
        <h1>The whole manual</h1>
      </main>
    </Layout>
  );
}
