import MiniSearch, {type Options} from 'minisearch';
import {expose} from './engine';

export interface PlainRecord {
  id: number;
  path: string;
  /** Title of the page. */
  title: string;
  /** The headings above the text, the record's own included. */
  headings: string;
  text: string;
  /** Keywords of the questions that the text answers; only where they are indexed. */
  questions?: string;
}

/** Exposes MiniSearch with its default options, apart from those given. */
export function exposeMiniSearch(options: Partial<Options<PlainRecord>> = {}): void {
  const engine = new MiniSearch<PlainRecord>({fields: ['title', 'headings', 'text'], ...options});
  let records: PlainRecord[] = [];

  expose({
    async load() {
      records = (await (await fetch('records.json')).json()) as PlainRecord[];
      engine.addAll(records);
    },
    search(query) {
      const results = engine.search(query);
      return Promise.resolve(results.map(({id}) => records[Number(id)]?.path ?? ''));
    },
  });
}
