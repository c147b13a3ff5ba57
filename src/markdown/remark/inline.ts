import type {PhrasingContent} from 'mdast';
import {inlineMarks} from '../../data/inlineMarks';

/** Parses a sentence from the data files: its marks, and everything else as plain text. */
export function parseInline(sentence: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  const addText = (value: string) => {
    if (value) {
      nodes.push({type: 'text', value});
    }
  };
  for (const match of sentence.matchAll(inlineMarks)) {
    const {code, strong, label, url} = match.groups ?? {};
    addText(sentence.slice(end, match.index));
    if (code !== undefined) {
      nodes.push({type: 'inlineCode', value: code});
    } else if (strong !== undefined) {
      nodes.push({type: 'strong', children: [{type: 'text', value: strong}]});
    } else if (label !== undefined && url !== undefined) {
      nodes.push({type: 'link', url, children: [{type: 'text', value: label}]});
    }
    end = match.index + match[0].length;
  }
  addText(sentence.slice(end));
  return nodes;
}
