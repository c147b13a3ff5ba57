import {startEngine, type SearchEngine} from './engine/searchEngine';
import type {Asked, Question, Reply} from './workerMessages';

let engine: SearchEngine | undefined;

async function reply(question: Question): Promise<unknown> {
  if (question.ask === 'ready') {
    return undefined;
  }
  if (question.ask === 'start') {
    engine = await startEngine(Promise.resolve(question.file));
    return undefined;
  }
  return question.ask === 'answer'
    ? engine?.answer(question.parameters, question.context)
    : engine?.nearestWords(question.query);
}

addEventListener('message', ({data: {id, question}}: MessageEvent<Asked>) => {
  const send = (message: Reply) => postMessage(message);
  reply(question).then(
    (value) => send({id, value}),
    (error: unknown) => send({id, error: String(error)}),
  );
});
