import {Joi} from '@docusaurus/utils-validation';
import {checkRows} from './checkRows';
import type {GlossaryTerm} from '../glossary/types';

/** In characters. A larger tooltip would hide the text that the reader was reading. */
const LONGEST = 140;

/** @throws when an id exists twice or cannot be an anchor, a definition is too long, or a term is out of order. */
export function checkGlossary(terms: readonly GlossaryTerm[]): void {
  checkRows(terms, {
    file: 'src/data/glossary',
    nameOf: ({id}) => id,
    same: [(term, other) => term.id === other.id],
    schema: {
      id: Joi.string()
        .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .messages({
          '*': 'the id can’t be used as an anchor: use lower-case words joined by hyphens',
        }),
      definition: Joi.string()
        .max(LONGEST)
        .messages({'*': `the definition has more than ${LONGEST} characters: shorten it`}),
    },
  });
  terms.forEach(({term}, index) => {
    const previous = terms[index - 1]?.term ?? '';
    if (term.localeCompare(previous, 'en') < 0) {
      throw new Error(
        `src/data/glossary: The term "${term}" comes after "${previous}": put it in alphabetical order.`,
      );
    }
  });
}
