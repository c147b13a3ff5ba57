/** The link of pages and partials. */
export {default} from '@docusaurus/Link';
