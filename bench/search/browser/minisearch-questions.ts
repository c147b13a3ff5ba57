import {isStopWord} from '../../../src/search/shared/stopWords';
import {singular} from '../../../src/search/shared/tokenize';
import {exposeMiniSearch} from './minisearch';

/** What this manual adds to its texts: the questions of owners, and the words that do not count. */
exposeMiniSearch({
  fields: ['title', 'headings', 'text', 'questions'],
  processTerm(term) {
    const word = term.toLowerCase();
    return isStopWord(singular(word)) ? null : word;
  },
});
