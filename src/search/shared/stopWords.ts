import {singular} from './tokenize';

/** Words that make a question of a search. They count only where nothing else is left. */
const STOP_WORDS = new Set(
  `a about am an and any are arent as at be been being by can cannot cant could couldnt did didnt do does
   doesnt doing done dont find for from get getting give got had hadnt has hasnt have havent he her here him
   his how i if in into is isnt it its just know let like make may me might mine my not of on or our per
   please put see shall she should shouldnt so some tell than that the their them then there these they this
   those to too try us use using want was wasnt way we were werent what when where which who whom whose why
   will with wont would wouldnt you your s t`
    .trim()
    .split(/\s+/)
    .map(singular),
);

/** Words that ask for a definition, and say nothing of what is to be defined. */
const MEANING_WORDS = new Set(
  ['definition', 'define', 'explain', 'explained', 'mean', 'meaning', 'means'].map(singular),
);

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

export function isMeaningWord(term: string): boolean {
  return MEANING_WORDS.has(term);
}

/** Whether a query asks what something is. */
export function asksMeaning(query: string): boolean {
  return /\bwhat(?:'?s|’s| is| are| does)\b|\bmean(?:s|ing)?\b|\bdefin|\bexplain/i.test(query);
}
