import MiniSearch, {type SearchOptions} from 'minisearch';
import {expose} from './engine';

export interface PlainRecord {
  id: number;
  path: string;
  /** Title of the page. */
  title: string;
  /** The headings down to the record's own. */
  headings: string;
  text: string;
}

/** MiniSearch with nothing set but the fields, or as `options` say. */
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
