import {PARTED_PHRASES} from '../../shared/synonyms';
import type {Word} from '../../shared/tokenize';

/** How many words a parted phrase may span, those between its own included: `put the trading robot on`. */
const LONGEST = 5;

/** The words with each parted phrase side by side: `put robot on chart` as `put on robot chart`. */
export function joinParted<Part extends Pick<Word, 'wholes'>>(words: readonly Part[]): Part[] {
  const joined = [...words];
  for (let place = 0; place < joined.length; place += 1) {
    const {wholes: here} = joined[place] as Part;
    for (const [, second] of PARTED_PHRASES.filter(([first]) => here.includes(first))) {
      const distance = joined
        .slice(place, place + LONGEST)
        .findIndex(({wholes}) => wholes.includes(second));
      if (distance > 1) {
        joined.splice(place + 1, 0, ...joined.splice(place + distance, 1));
      }
    }
  }
  return joined;
}
