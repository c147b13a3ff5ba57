declare module '@generated/page-list/default/pages.json' {
  import type {ListedPage} from '@site/src/plugins/page-list/types';

  const pages: readonly ListedPage[];
  export default pages;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}
