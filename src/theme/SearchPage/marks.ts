export interface TextPart {
  text: string;
  isMatch: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Takes the escaped HTML of a hit apart, so that it can be shown without being read as HTML: all
 * that is not `<mark>` or `</mark>` is text.
 */
export function parseMarks(html: string): TextPart[] {
  return html
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((piece) => {
      const match = /^<mark>([\s\S]*)<\/mark>$/.exec(piece);
      return {text: unescapeHtml(match?.[1] ?? piece), isMatch: match !== null};
    })
    .filter(({text}) => text !== '');
}

function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
