import {Joi} from '@docusaurus/utils-validation';
import {checkRows} from './checkRows';
import type {ReturnCode} from '../return-codes/types';

/** @throws when codes of a platform are not unique, and when a code, its constant or a message has the wrong form. */
export function checkReturnCodes(codes: readonly ReturnCode[]): void {
  checkRows(codes, {
    file: 'src/data/return-codes',
    nameOf: ({platform, code}) => `${platform} ${code}`,
    same: [(row, other) => row.platform === other.platform && row.code === other.code],
    schema: {
      code: Joi.number()
        .integer()
        .min(0)
        .messages({'*': 'the code is not a whole number from 0 upwards'}),
      constant: Joi.string()
        .pattern(/^[A-Z][A-Z0-9_]+$/)
        .messages({
          '*': 'the constant is "{#value}": write it as MQL does, such as ERR_NO_CONNECTION',
        }),
      action: Joi.string()
        .pattern(/^\[[^\]]*\]\(\S*#error-/, {invert: true})
        .messages({
          '*': 'the action begins with a link to a section: say in a sentence before it what to do',
        }),
      messages: Joi.array()
        .items(
          Joi.object({
            text: Joi.string()
              .trim()
              .pattern(/^(?:\[.*\]|\(.*\))$/, {invert: true})
              .messages({
                'string.trim': 'the message "{#value}" has spaces around it: remove them',
                'string.pattern.invert.base':
                  'the message "{#value}" is in brackets: write what is inside them',
              }),
          }).unknown(),
        )
        .unique('text')
        .messages({
          'array.unique': 'the message "{#dupeValue.text}" is there twice: keep one of them',
        }),
    },
  });
}
