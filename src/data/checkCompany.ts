import type {Company} from './company';

const EMAIL = /^[^\s@/:]+@[^\s@/.]+(\.[^\s@/.]+)+$/;
const ORIGIN = /^https?:\/\/[^\s/]+$/;
const ADDRESS = /^https?:\/\/[^\s/.]+\.\S+$/;
const BASE_URL = /^\/([\w.~-]+\/)*$/;

/** A value, the shape that it must have, and how to write it. */
type Rule = readonly [name: string, value: string | undefined, shape: RegExp, words: string];

/**
 * Checks what an owner wrote about the company.
 * @throws with a sentence for each value that cannot be right
 */
export function checkCompany(company: Company): void {
  const {name, title, tagline, copyright, trademarks} = company;
  const {url, baseUrl, website, support, repository, community} = company;
  const text = 'write at least a word';
  const address = 'write the whole address of a page, such as https://www.example.com/help';
  const rules: Rule[] = [
    ...Object.entries({name, title, tagline, copyright, trademarks}).map(([key, value]): Rule => [
      key,
      value,
      /\S/,
      text,
    ]),
    ['url', url, ORIGIN, 'write the scheme and the host only, such as https://manual.example.com'],
    ['baseUrl', baseUrl, BASE_URL, 'begin and end it with a slash, such as / or /manual/'],
    ['website', website, ADDRESS, address],
    ['repository', repository, ADDRESS, address],
    [
      'support',
      support,
      new RegExp(`${EMAIL.source}|${ADDRESS.source}`),
      'write a whole e-mail address, or the whole address of a page; without one, leave it out',
    ],
    ...community.flatMap(({label, href}): Rule[] => [
      ['label in community', label, /\S/, text],
      ['href in community', href, ADDRESS, address],
    ]),
  ];
  const problems = rules
    .filter(([, value, shape]) => value !== undefined && !shape.test(value))
    .map(
      ([key, value, , words]) => `src/data/company.ts: the ${key} is "${value ?? ''}"; ${words}.`,
    );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
