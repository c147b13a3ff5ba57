import {type CheerioAPI, load} from 'cheerio';
import type {InlineCode} from './types';

/**
 * Types of a script that is code, as https://html.spec.whatwg.org/#prepare-the-script-element lists
 * them, with those that steer the browser. All other types, such as `application/ld+json`, are data.
 */
const CODE_TYPE =
  /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/i;

/** Reads the code that stands in the HTML of a page. */
export function readInlineCode(html: string): InlineCode {
  const $ = load(html);
  return {
    scripts: $('script:not([src])')
      .toArray()
      .filter((element) => CODE_TYPE.test($(element).attr('type')?.trim() ?? ''))
      .map((element) => $(element).text()),
    styleAttributes: [...new Set($('[style]').map((_, element) => $(element).attr('style')))],
    forbidden: [...findStyleElements($), ...findHandlers($)],
  };
}

function findStyleElements($: CheerioAPI): string[] {
  return $('style')
    .toArray()
    .map((element) => `<style>${$(element).text()}</style>`);
}

/** Handlers such as `onclick`, and addresses that are code. */
function findHandlers($: CheerioAPI): string[] {
  return $('*')
    .toArray()
    .flatMap((element) =>
      Object.entries($(element).attr() ?? {})
        .filter(([name, value]) => /^on/i.test(name) || /^[\s\0]*javascript:/i.test(value))
        .map(
          ([name, value]) =>
            `<${$(element).prop('tagName')?.toLowerCase() ?? ''} ${name}="${value}">`,
        ),
    );
}
