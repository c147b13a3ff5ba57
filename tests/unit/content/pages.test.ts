import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {plainWords} from './plainWords';
import {type ContentRule, forbiddenClaims, houseTerms} from './rules';
import {listSources, readTexts} from './sourceTexts';

const ROOT = path.resolve(__dirname, '../../..');
const rules = [...forbiddenClaims, ...houseTerms, ...plainWords];

/** The text of a page that readers see, on the same lines: without routes, code spans, ids and what owners ask. */
function prose(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
      frontMatter.replace(/^(?!title:|description:|sidebar_label:).*$/gm, ''),
    )
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/<Asked>[\s\S]*?<\/Asked>/g, (asked) => asked.replace(/[^\n]/g, ''))
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(
      /`[^`\n]*`|\]\([^)\n]*\)|\{#[^}]*\}|\b(?:to|id|productId|href)=(?:"[^"]*"|\{[^}]*\})/g,
      '',
    );
}

function findings(text: string, {pattern}: ContentRule): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? [`line ${index + 1}: “${found[0]}”`] : [];
  });
}

describe.each(rules)('rule: $name', (rule) => {
  test.each(rule.bad)('catches “%s”', (text) => {
    expect(findings(text, rule)).not.toEqual([]);
  });
  test.each(rule.good)('accepts “%s”', (text) => {
    expect(findings(text, rule)).toEqual([]);
  });
});

const folders = ['docs', 'versioned_docs', 'src/pages'].filter((folder) =>
  existsSync(path.join(ROOT, folder)),
);
const pages = folders.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
);

test.each(pages)('%s follows the rules', (page) => {
  const text = prose(readFileSync(path.join(ROOT, page), 'utf8'));
  const found = rules.flatMap((rule) =>
    findings(text, rule).map((place) => `${place} (${rule.name}); instead: ${rule.instead}`),
  );
  expect(found).toEqual([]);
});

test.each(listSources())('%s has plain words', (file) => {
  const texts = readTexts(file);
  expect(plainWords.flatMap((rule) => findings(texts, rule))).toEqual([]);
});
