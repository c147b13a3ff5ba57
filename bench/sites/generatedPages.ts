import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createWriter, type Writer} from '../lib/inventedWords';

/** A sidebar has as many pages as this manual, in groups. */
const PAGES_PER_SIDEBAR = 60;
const PAGES_PER_GROUP = 10;

const FOLDER = 'generated';

/**
 * Writes pages of invented words: plain Markdown, about as long as the pages of tasks.
 * @param docs the folder of a site's docs
 * @param count how many pages
 */
export function writeGeneratedPages(docs: string, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const file = path.join(docs, `${pathOf(number)}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, createPage(number, count));
  }
}

/** The ids of the sidebars for so many pages. Each shows one folder, which has the same path. */
export function sidebarIds(count: number): string[] {
  return Array.from({length: Math.ceil(count / PAGES_PER_SIDEBAR)}, (_, set) => folderOf(set));
}

function folderOf(set: number): string {
  return `${FOLDER}/set-${set}`;
}

/** The path of a page inside the docs, without its ending. */
function pathOf(number: number): string {
  const set = Math.floor(number / PAGES_PER_SIDEBAR);
  const group = Math.floor((number % PAGES_PER_SIDEBAR) / PAGES_PER_GROUP);
  return `${folderOf(set)}/group-${group}/page-${number}`;
}

/** Front matter, then six parts: paragraphs, steps, and a table in every second part. */
function createPage(number: number, count: number): string {
  const writer = createWriter(number + 1);
  const name = `Page ${number}`;
  const parts = Array.from({length: 6}, (_, part) => createPart(writer, part, count));
  return [
    '---',
    `title: ${name} ${writer.words(2)}`,
    `description: ${name} of invented words, ${writer.words(10).slice(0, 90)}.`,
    `sidebar_label: ${name}`,
    `keywords: [${writer.words(1)}]`,
    'reviewed: 2026-11-21',
    '---',
    '',
    `${writer.words(40)}.`,
    '',
    ...parts,
  ].join('\n');
}

function createPart({words, between}: Writer, part: number, count: number): string {
  const link = `/docs/${pathOf(between(0, count - 1))}`;
  const steps = Array.from({length: between(4, 8)}, () => `1. ${words(between(8, 20))}.`);
  const rows = Array.from({length: 6}, () => `| \`${words(1)}\` | ${words(6)} | ${words(3)} |`);
  return [
    `## ${words(3)} {#part-${part}}`,
    '',
    `${words(between(30, 60))} [${words(2)}](${link}), **${words(2)}**.`,
    '',
    ...steps,
    '',
    ...(part % 2 === 0 ? ['| One | Two | Three |', '| --- | --- | --- |', ...rows, ''] : []),
    '',
  ].join('\n');
}
