import type {SearchContext, SearchIndexFile, SearchParameters} from '../types';

/** What the page asks the worker: whether its code runs, then to start, then all else. */
export type Question =
  | {ask: 'ready'}
  | {ask: 'start'; file: SearchIndexFile}
  | {ask: 'answer'; parameters: SearchParameters; context: SearchContext}
  | {ask: 'nearestWords'; query: string};

/** A question on its way: its reply has the same number. */
export interface Asked {
  id: number;
  question: Question;
}

export type Reply = {id: number; value: unknown} | {id: number; error: string};

/** Asks a worker; each question gets the reply that is meant for it, in whatever order they come. */
export function createAsker(worker: Worker): (question: Question) => Promise<unknown> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (question) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, (reply) => {
        if ('error' in reply) {
          reject(new Error(reply.error));
        } else {
          resolve(reply.value);
        }
      });
      worker.postMessage({id, question} satisfies Asked);
    });
}
