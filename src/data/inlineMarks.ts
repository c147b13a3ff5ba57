/**
 * The three kinds of Markdown that the sentences of the data may contain: `code`, **bold** and
 * [a link](/docs/support/).
 */
export const inlineMarks =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

/** A sentence of the data as a reader sees it. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(
    inlineMarks,
    (_, code?: string, strong?: string, label?: string) => code ?? strong ?? label ?? '',
  );
}
