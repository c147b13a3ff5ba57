import {singular} from './tokenize';

/** Words that only form a question. They count only if the query has no other words. */
const STOP_WORDS = new Set(
  `a about actually already also am an and any anyone anything are arent as at basically be because been being
   between both but by can cannot cant could couldnt did didnt do does doesnt doing done dont even ever find for from get
   getting give going got had hadnt happen happened happening has hasnt have havent having he hello her here
   hey hi him his how however i if im in into is isnt it its ive just know let like made make makes making
   maybe may me might mine much my need not of on or our per perhaps please put really say see seem seems shall
   she should shouldnt since sir so some somebody someone sometimes still such sure tell than thank thanks that
   the their them then there these they thing think this those though to too tried try trying understand us use
   using very want wanted was wasnt way we well went were werent what when where whether which while who whom
   whose why will with wont would wouldnt yes yet you your s t`
    .trim()
    .split(/\s+/)
    .map(singular),
);

/** Words that ask for a definition but do not name the subject. */
const MEANING_WORDS =
  'define defined definition explain explained explains mean meaning means'.split(' ');

const DEFINITION_WORDS = new Set(MEANING_WORDS.map(singular));

const ASKS_MEANING = new RegExp(
  `\\b(?:what(?:['’]?s| is| are| does)|${MEANING_WORDS.join('|')})\\b`,
  'i',
);

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

export function isMeaningWord(term: string): boolean {
  return DEFINITION_WORDS.has(term);
}

/** Whether a query asks what something is. */
export function asksMeaning(query: string): boolean {
  return ASKS_MEANING.test(query);
}
