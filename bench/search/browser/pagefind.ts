import {expose} from './engine';

/** The part of `pagefind.js` that is used here: https://pagefind.app/docs/api/ */
interface Pagefind {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]} | null>;
}

/** Pagefind's own interface shows five hits, and fetches a file for each. */
const SHOWN = 5;

let pagefind: Pagefind | undefined;

expose({
  async load() {
    const url = new URL('pagefind.js', document.baseURI).href;
    pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
    await pagefind.init();
  },
  async search(query) {
    const answer = await pagefind?.search(query);
    const shown = (answer?.results ?? []).slice(0, SHOWN);
    return (await Promise.all(shown.map((result) => result.data()))).map(({url}) => url);
  },
});
