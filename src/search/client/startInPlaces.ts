import type {SearchEngine, StartEngine} from './engine/searchEngine';

/** An engine that will give no more answers, so that another one has to be started. */
export class EngineLostError extends Error {
  override name = 'EngineLostError';
}

/**
 * Starts an engine in the first of several places that works. When it is lost, at its start or later, the
 * engine of the next place takes its questions over.
 * @param places the last one must not throw `EngineLostError`
 */
export function startInPlaces(places: readonly [StartEngine, ...StartEngine[]]): StartEngine {
  return async (file) => {
    let waiting = [...places];
    let running: Promise<SearchEngine> | undefined;

    const start = async (): Promise<SearchEngine> => {
      const [place = places[0]] = waiting;
      try {
        return await place(file);
      } catch (error) {
        if (error instanceof EngineLostError) {
          // Where one engine could not start, another could not either.
          waiting = waiting.filter((other) => other !== place);
          return start();
        }
        running = undefined;
        throw error;
      }
    };

    const ask = async <Result>(
      question: (engine: SearchEngine) => Result | Promise<Result>,
    ): Promise<Result> => {
      const asked = (running ??= start());
      try {
        return await question(await asked);
      } catch (error) {
        if (!(error instanceof EngineLostError)) {
          throw error;
        }
        // Several questions may have waited for it. The first one replaces it.
        if (running === asked) {
          running = undefined;
          waiting.shift();
        }
        return ask(question);
      }
    };

    await ask(() => undefined);
    return {
      answer: (parameters, context) => ask((engine) => engine.answer(parameters, context)),
      nearestWords: (query) => ask((engine) => engine.nearestWords(query)),
    };
  };
}
