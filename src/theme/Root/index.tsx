/** Core's wrapper around every page. It preloads the typeface, so that it is there when text is painted. */
import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
