import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {foldedWarnings, lateWarnings, riskySteps} from './moneyRules';
import {type WordRule, forbiddenClaims, houseTerms} from './rules';
import {listData, readTexts} from './sourceTexts';

const ROOT = path.resolve(__dirname, '../../..');
const rules = [...forbiddenClaims, ...houseTerms];

/**
 * The text of a page that readers see, with the same line numbers: without routes, code spans and
 * ids.
 */
function prose(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) =>
      frontMatter.replace(/^(?!title:|description:|sidebar_label:).*$/gm, ''),
    )
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(
      /`[^`\n]*`|\]\([^)\n]*\)|\{#[^}]*\}|\b(?:to|id|productId|href|then)=(?:"[^"]*"|\{[^}]*\})/g,
      '',
    );
}

function findings(text: string, {pattern, instead}: WordRule): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = pattern.exec(line);
    return found ? [`line ${index + 1}: “${found[0]}”; instead: ${instead}`] : [];
  });
}

const pages = ['docs', 'src/pages'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
);

test.each(pages)('%s follows the rules', (page) => {
  const text = prose(readFileSync(path.join(ROOT, page), 'utf8'));
  expect(rules.flatMap((rule) => findings(text, rule))).toEqual([]);
});

test.each(pages)('%s is Markdown that shows what its author wrote', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const headings = text.match(/^#{2,6} .*$/gm) ?? [];
  const withoutId = headings.filter((heading) => !/ \{#[a-z0-9-]+\}$/.test(heading));
  expect(withoutId, 'end each heading with an id, such as {#your-words}').toEqual([]);
  const plain = prose(text);
  expect(plain.match(/^.*\\(?![{}<*_|#`]).*$/gm) ?? [], 'write folders in `code`').toEqual([]);
});

test.each(pages)('%s warns before what can cost money, and in view', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  expect([...riskySteps(text), ...lateWarnings(text), ...foldedWarnings(text)]).toEqual([]);
});

test.each(listData())('%s warns before what can cost money', (file) => {
  expect(readTexts(file).split('\n').flatMap(riskySteps)).toEqual([]);
});
