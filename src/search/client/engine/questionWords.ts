import {singular} from '../../shared/tokenize';

/** Words that make a question of a search. They count only where nothing else is left. */
const QUESTION_WORDS = new Set(
  `a about am an and any are as at be been being by can cannot cant could did didnt do does doesnt
   doing done dont find for from get getting give got had has have he her here him his how i if in
   into is isnt it its just know let like make may me might mine my not of on or our per please put
   see shall she should so some tell than that the their them then there these they this those to
   too try us use using want was way we were what when where which who whom whose why will with wont
   would you your s t`
    .trim()
    .split(/\s+/)
    .map(singular),
);

/** What readers write for `not`, without its apostrophe. */
const NEGATIONS = new Set(
  `arent cannot cant couldnt didnt doesnt dont hadnt hasnt havent isnt shouldnt wasnt werent wont
   wouldnt`
    .trim()
    .split(/\s+/),
);

/** Words that ask for a definition, and say nothing of what is to be defined. */
const MEANING_WORDS = new Set(
  ['definition', 'define', 'explain', 'explained', 'mean', 'meaning', 'means'].map(singular),
);

export function isMeaningWord(term: string): boolean {
  return MEANING_WORDS.has(term);
}

export function isQuestionWord(term: string): boolean {
  return QUESTION_WORDS.has(term);
}

/** Whether a word says `not` beside what else it says: `doesnt`. */
export function isNegation(term: string): boolean {
  return NEGATIONS.has(term);
}

/** Whether a query asks what something is. */
export function asksMeaning(query: string): boolean {
  return /\bwhat(?:'?s|’s| is| are| does)\b|\bmean(?:s|ing)?\b|\bdefin|\bexplain/i.test(query);
}
