declare module '@generated/data-tables/default/return-codes.json' {
  import type {CodeRow} from '@site/src/data/tableRows';

  const rows: readonly CodeRow[];
  export default rows;
}

declare module '@generated/data-tables/default/installer-messages.json' {
  import type {MessageRow} from '@site/src/data/tableRows';

  const rows: readonly MessageRow[];
  export default rows;
}

declare module '@generated/data-tables/default/journal-lines.json' {
  import type {LineRow} from '@site/src/data/tableRows';

  const rows: readonly LineRow[];
  export default rows;
}

declare module '@generated/data-tables/default/stop-reasons.json' {
  import type {ReasonRow} from '@site/src/data/tableRows';

  const rows: readonly ReasonRow[];
  export default rows;
}

declare module '@generated/data-tables/default/glossary.json' {
  import type {TermRow} from '@site/src/data/tableRows';

  const rows: readonly TermRow[];
  export default rows;
}

declare module '@generated/data-tables/default/product-facts.json' {
  import type {ProductFacts} from '@site/src/data/product-facts';

  const facts: Readonly<Record<string, ProductFacts>>;
  export default facts;
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | {min: number; max: number}>;
  }
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}

declare module 'eslint-plugin-jsx-a11y' {
  import type {Linter} from 'eslint';

  const plugin: {flatConfigs: Record<'recommended' | 'strict', Linter.Config>};
  export default plugin;
}
