import {Joi} from '@docusaurus/utils-validation';
import {platformList} from '../platforms';
import type {ProductFacts} from '../product-facts';
import {products} from '../products';

const timeframes = platformList.flatMap((platform) => platform.timeframes);

const text = Joi.string().trim();
const facts = Joi.object({
  symbols: Joi.array().items(text).min(1).unique(),
  timeframes: Joi.array()
    .items(
      Joi.valid(...timeframes).messages({
        '*': '"{#value}" is not a timeframe of the terminal: write it as in H1',
      }),
    )
    .min(1)
    .unique(),
  account: text,
  smallestBalance: text.pattern(/^(?=.*\d).*[^\d\s.,]/).messages({
    '*': '"{#value}" is not a balance: write the amount with its currency, as in 1,000 USD',
  }),
  webAddresses: Joi.array().items(
    text.pattern(/^https?:\/\/\S+$/).messages({
      '*': '"{#value}" is not a web address: begin it with https://',
    }),
  ),
  needsDll: Joi.boolean(),
  files: Joi.object(
    Object.fromEntries(
      platformList.map(({id, extension}) => [
        id,
        text.pattern(new RegExp(`^[^\\\\/]+\\${extension}$`)).messages({
          '*': `"{#value}" is not an EA file for this platform: its name must end with ${extension}`,
        }),
      ]),
    ),
  ),
});

/** @throws with a message for each invalid value and for each product that does not exist */
export function checkProductFacts(given: Readonly<Record<string, ProductFacts>>): void {
  const {error} = Joi.object(Object.fromEntries(products.map(({id}) => [id, facts]))).validate(
    given,
    {
      abortEarly: false,
      convert: false,
      errors: {wrap: {label: false}},
      messages: {
        'object.unknown': 'there is no such product or fact: correct the name, or remove the line',
      },
    },
  );
  if (error) {
    const problems = error.details.map(
      ({path, message}) => `src/data/product-facts.ts: ${path.join('.')}: ${message}.`,
    );
    throw new Error(problems.join('\n'));
  }
}
