import {startEngine, type SearchEngine} from './engine/searchEngine';
import type {Question, Reply} from './startWorkerEngine';

let engine: SearchEngine | undefined;

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'start') {
    engine = await startEngine(Promise.resolve(question.file));
    return undefined;
  }
  return question.ask === 'answer'
    ? engine?.answer(question.request, question.context)
    : engine?.nearestWords(question.query);
}

addEventListener('message', ({data, ports}: MessageEvent<Question>) => {
  const reply = (message: Reply) => ports[0]?.postMessage(message);
  answer(data).then(
    (value) => reply({value}),
    (error: unknown) => reply({error: String(error)}),
  );
});
