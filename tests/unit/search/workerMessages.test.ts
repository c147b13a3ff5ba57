import {expect, test} from 'vitest';
import {
  createAsker,
  type Asked,
  type Question,
  type Reply,
} from '@site/src/search/client/workerMessages';

/** A worker that keeps its questions until the test replies. */
class PatientWorker extends EventTarget {
  asked: Asked[] = [];

  postMessage(message: Asked): void {
    this.asked.push(message);
  }

  reply(message: Reply): void {
    this.dispatchEvent(new MessageEvent('message', {data: message}));
  }
}

const NEAREST: Question = {ask: 'nearestWords', query: 'kestrl'};

test('each question gets its own reply, in whatever order they come', async () => {
  const worker = new PatientWorker();
  const ask = createAsker(worker as unknown as Worker);
  const replies = [ask(NEAREST), ask(NEAREST)];
  expect(worker.asked.map(({question}) => question)).toEqual([NEAREST, NEAREST]);
  const [first, second] = worker.asked.map(({id}) => id);
  worker.reply({id: second ?? 0, value: ['second']});
  worker.reply({id: first ?? 0, value: ['first']});
  await expect(Promise.all(replies)).resolves.toEqual([['first'], ['second']]);
});

test('an error of the worker rejects its question alone', async () => {
  const worker = new PatientWorker();
  const ask = createAsker(worker as unknown as Worker);
  const failed = ask(NEAREST);
  const answered = ask(NEAREST);
  worker.reply({id: worker.asked[0]?.id ?? 0, error: 'Error: no index'});
  worker.reply({id: worker.asked[1]?.id ?? 0, value: ['kestrel']});
  await expect(failed).rejects.toThrow('Error: no index');
  await expect(answered).resolves.toEqual(['kestrel']);
});

test('a reply that nobody waits for is ignored', () => {
  const worker = new PatientWorker();
  createAsker(worker as unknown as Worker);
  expect(() => worker.reply({id: 7, value: null})).not.toThrow();
});
