import type {SearchContext, SearchIndexFile, SearchRequest} from '../types';

/** What the page asks the worker: first to start, then all else. */
export type Question =
  | {ask: 'start'; file: SearchIndexFile}
  | {ask: 'answer'; request: SearchRequest; context: SearchContext}
  | {ask: 'nearestWords'; query: string};

export type Reply = {value: unknown} | {error: string};

/** Asks a worker, which replies on a port of the question's own. */
export function askWorker<Result>(worker: Worker, question: Question): Promise<Result> {
  const {port1, port2} = new MessageChannel();
  worker.postMessage(question, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({data}: MessageEvent<Reply>) => {
      port1.close();
      if ('error' in data) {
        reject(new Error(data.error));
      } else {
        resolve(data.value as Result);
      }
    };
  });
}
