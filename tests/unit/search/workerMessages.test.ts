import {expect, test} from 'vitest';
import {askWorker, type Question, type Reply} from '@site/src/search/client/startWorkerEngine';

/** A worker that keeps its questions until the test replies. */
class PatientWorker {
  asked: {question: Question; port: MessagePort | undefined}[] = [];

  postMessage(question: Question, [port]: MessagePort[]): void {
    this.asked.push({question, port});
  }

  reply(at: number, message: Reply): void {
    this.asked[at]?.port?.postMessage(message);
  }
}

const NEAREST: Question = {ask: 'nearestWords', query: 'kestrl'};

test('each question gets its own reply, in whatever order they come', async () => {
  const worker = new PatientWorker();
  const ask = () => askWorker(worker as unknown as Worker, NEAREST);
  const replies = [ask(), ask()];
  expect(worker.asked.map(({question}) => question)).toEqual([NEAREST, NEAREST]);
  worker.reply(1, {value: ['second']});
  worker.reply(0, {value: ['first']});
  await expect(Promise.all(replies)).resolves.toEqual([['first'], ['second']]);
});

test('an error of the worker rejects its question alone', async () => {
  const worker = new PatientWorker();
  const ask = () => askWorker(worker as unknown as Worker, NEAREST);
  const [failed, answered] = [ask(), ask()];
  worker.reply(0, {error: 'Error: no index'});
  worker.reply(1, {value: ['kestrel']});
  await expect(failed).rejects.toThrow('Error: no index');
  await expect(answered).resolves.toEqual(['kestrel']);
});
