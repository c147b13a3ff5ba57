import {exposeMiniSearch} from './minisearch';

/** What VitePress 1.6.4 sets in `VPLocalSearchBox.vue`; its `titles` are our headings. */
exposeMiniSearch({fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, headings: 1}});
