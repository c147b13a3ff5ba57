import MiniSearch, {type SearchOptions} from 'minisearch';
import {expose} from './engine';

export interface PlainRecord {
  id: number;
  path: string;
  /** Title of the page. */
  title: string;
  /** The headings above the text, the record's own included. */
  headings: string;
  text: string;
}

/** Exposes MiniSearch with its default options, apart from those given. */
export function exposeMiniSearch(options: SearchOptions = {}): void {
  const engine = new MiniSearch<PlainRecord>({fields: ['title', 'headings', 'text']});
  let records: PlainRecord[] = [];

  expose({
    async load() {
      records = (await (await fetch('records.json')).json()) as PlainRecord[];
      engine.addAll(records);
    },
    search(query) {
      const results = engine.search(query, options);
      return Promise.resolve(results.map(({id}) => records[Number(id)]?.path ?? ''));
    },
  });
}
