/** One search engine in the browser, without an interface. */
export interface Engine {
  /** Fetches what the first query needs. */
  load: () => Promise<unknown>;
  /** The paths of the hits with their anchors, best first. */
  search: (query: string) => Promise<string[]>;
}

export interface TypingResult {
  query: string;
  /** Milliseconds of each keystroke. */
  times: number[];
}

/** The functions that a measurement calls in the page. */
export interface EngineBench {
  /** Loads the engine. Returns the milliseconds that it took. */
  load: () => Promise<number>;
  search: (query: string) => Promise<string[]>;
  /** Types queries letter by letter, and waits for each answer. */
  type: (queries: readonly string[]) => Promise<TypingResult[]>;
}

declare global {
  interface Window {
    engineBench?: EngineBench;
  }
}

/** Makes an engine available to the measurement. */
export function expose(engine: Engine): void {
  async function typeQuery(query: string): Promise<TypingResult> {
    const times: number[] = [];
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      await engine.search(query.slice(0, length));
      times.push(performance.now() - start);
    }
    return {query, times};
  }

  window.engineBench = {
    async load() {
      const start = performance.now();
      await engine.load();
      return performance.now() - start;
    },
    search: engine.search,
    async type(queries) {
      const typed: TypingResult[] = [];
      for (const query of queries) {
        typed.push(await typeQuery(query));
      }
      return typed;
    },
  };
}
