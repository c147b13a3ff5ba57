import {exposeMiniSearch} from './minisearch';

/** The options of VitePress 1.6.4 in `VPLocalSearchBox.vue`. Its `titles` are our headings. */
exposeMiniSearch({
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, headings: 1}},
});
