/** Replaces theme-search-algolia 3.7.0's SearchBar by that of the manual's own search. */
export {default} from '@site/src/search/button';
