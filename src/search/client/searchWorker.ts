import {answer} from './engine/answer';
import {createSearchIndex, type SearchIndex} from './engine/searchIndex';
import type {Message} from './startWorker';

let index: SearchIndex;

// What is thrown here reaches the page as an error of the worker.
addEventListener('message', ({data, ports}: MessageEvent<Message>) => {
  if ('file' in data) {
    index = createSearchIndex(data.file);
    ports[0]?.postMessage(null);
  } else {
    ports[0]?.postMessage(answer(data.request, data.context, index));
  }
});
