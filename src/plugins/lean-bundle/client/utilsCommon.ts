/**
 * What the browser uses of `@docusaurus/utils-common` 3.7.0. Its index is CommonJS and drags the whole
 * of tslib along (4 kB gzip); these two are all that the theme and core import from it.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
