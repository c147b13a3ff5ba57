import {Joi} from '@docusaurus/utils-validation';
import type {Company} from '../company';

const EMAIL = /^[^\s@/:]+@[^\s@/.]+(\.[^\s@/.]+)+$/;
const ADDRESS = /^https?:\/\/[^\s/.]+\.\S+$/;

/** A text that must match a pattern, with advice for the error message. */
const shaped = (shape: RegExp, advice: string) =>
  Joi.string()
    .pattern(shape)
    .messages({'*': `the {#label} is "{#value}"; ${advice}`});

const someText = shaped(/\S/, 'write at least a word').required();
const address = shaped(ADDRESS, 'write the whole address, such as https://www.example.com/help');

const addressOrPath = shaped(
  new RegExp(`${ADDRESS.source}|^/(?!/)\\S*$`),
  'write the whole address, such as https://www.example.com/privacy, or a path of the manual, such as /docs/support/',
);

const origin = shaped(
  /^https?:\/\/[^\s/]+$/,
  'write the scheme and the host only, such as https://manual.example.com',
);

const script = shaped(
  /^(https:\/\/[^\s/.]+\.[^\s/]+)?\/[^\s/]\S*$/,
  'write the whole address of a script, or the path of a file in static/, such as /js/counter.js',
);

const hosts = Joi.array().items(
  shaped(
    /^(https|wss):\/\/(\*\.)?[\w.:-]+$/,
    'write the scheme and the host only, such as https://www.youtube-nocookie.com',
  ),
);

const schema = Joi.object({
  name: someText,
  title: someText,
  tagline: someText,
  description: someText,
  url: origin,
  baseUrl: shaped(/^\/([\w.~-]+\/)*$/, 'begin and end it with a slash, such as / or /manual/'),
  website: address,
  support: shaped(
    new RegExp(`${EMAIL.source}|${ADDRESS.source}`),
    'write a whole e-mail address, or the whole address of a page; without one, leave it out',
  ),
  // The address of a repository itself leads to no file.
  repository: shaped(
    /^https?:\/\/(?!git(?:hub|lab)\.com(?:\/[^/]*){0,2}\/?$)[^\s/.]+\.\S+$/,
    'write what comes before the path of a file, such as https://github.com/owner/name/edit/main',
  ),
  scripts: Joi.array().items(
    Joi.when(Joi.object(), {
      then: Joi.object({src: script.required()}).pattern(/./, [Joi.string(), Joi.boolean()]),
      otherwise: script,
    }),
  ),
  allowedHosts: Joi.object({script: hosts, connect: hosts, frame: hosts, image: hosts}),
  copyright: someText,
  trademarks: someText,
  community: Joi.array().items(Joi.object({label: someText, href: address.required()})),
  footerGroups: Joi.array().items(
    Joi.object({
      title: someText,
      links: Joi.array().items(Joi.object({label: someText, href: addressOrPath.required()})),
    }),
  ),
});

/**
 * Checks the company's data as an owner wrote it.
 * @throws with a message for each invalid value
 */
export function checkCompany(company: Company): void {
  const {error} = schema.validate(company, {
    abortEarly: false,
    convert: false,
    errors: {wrap: {label: false}},
  });
  if (error) {
    const problems = error.details.map(({message}) => `src/data/company.ts: ${message}.`);
    throw new Error(problems.join('\n'));
  }
}
