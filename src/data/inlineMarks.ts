/**
 * The three kinds of Markdown that the sentences of the data may contain: `code`, **bold** and
 * [a link](/docs/support/).
 */
export const inlineMarks =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

/** Removes the Markdown from a sentence of the data. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(
    inlineMarks,
    (_, code?: string, strong?: string, label?: string) => code ?? strong ?? label ?? '',
  );
}
