import {Joi} from '@docusaurus/utils-validation';
import {checkRows} from './checkRows';
import type {JournalLine} from '../journal-lines/types';

const textsOf = ({text, otherTexts = []}: JournalLine) => [text, ...otherTexts];

/** @throws when an id or a text exists twice or has the wrong form, and when a line has no platform or one twice. */
export function checkJournalLines(lines: readonly JournalLine[]): void {
  checkRows(lines, {
    file: 'src/data/journal-lines',
    nameOf: ({id}) => id,
    same: [
      (line, other) => line.id === other.id,
      (line, other) => textsOf(line).some((text) => textsOf(other).includes(text)),
    ],
    schema: {
      id: Joi.string()
        .pattern(/^log(?:-[a-z0-9]+)+$/)
        .messages({
          '*': 'the id needs lower-case words with hyphens and "log-" in front: log-connection-lost',
        }),
      text: Joi.string().trim(),
      otherTexts: Joi.array().items(Joi.string().trim()),
      platforms: Joi.array().min(1).unique().messages({
        'array.min': 'the line names no platform',
        'array.unique': 'the line names a platform twice',
      }),
    },
  });
}
