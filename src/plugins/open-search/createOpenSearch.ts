import path from 'node:path';

/** What a browser is told about the search of the site. All addresses are absolute. */
export interface OpenSearch {
  readonly shortName: string;
  readonly description: string;
  readonly icon: string;
  /** Address of the search page, without a query. */
  readonly searchPage: string;
  /** Address of the file itself. */
  readonly self: string;
}

/** https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md#the-shortname-element */
const MAX_SHORT_NAME = 16;
const MAX_DESCRIPTION = 1024;

const ICON_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * The text of an OpenSearch description file.
 * @throws with a sentence when a text is longer than the format allows, or the icon is of no known type
 */
export function createOpenSearch({
  shortName,
  description,
  icon,
  searchPage,
  self,
}: OpenSearch): string {
  checkLength('name', shortName, MAX_SHORT_NAME);
  checkLength('description', description, MAX_DESCRIPTION);
  const iconType = ICON_TYPES[path.extname(icon)];
  if (iconType === undefined) {
    throw new Error(
      `The icon ${icon} cannot stand in the OpenSearch file: use one of ${Object.keys(ICON_TYPES).join(', ')}.`,
    );
  }
  const template = `${searchPage}?q={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    `  <ShortName>${escapeXml(shortName)}</ShortName>`,
    `  <Description>${escapeXml(description)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="${iconType}">${escapeXml(icon)}</Image>`,
    `  <Url type="text/html" template="${escapeXml(template)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(self)}"/>`,
    `  <moz:SearchForm>${escapeXml(searchPage)}</moz:SearchForm>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

function checkLength(name: string, text: string, max: number): void {
  if (text.length > max) {
    throw new Error(
      `The ${name} of the search, "${text}", has ${text.length} characters; OpenSearch allows ${max}. Shorten it in src/data/company.ts.`,
    );
  }
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
