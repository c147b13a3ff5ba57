/*
 * Lines that a reader pasted into the search. They may hold accounts and keys, so they are kept only in the
 * memory of the page: neither in its address nor in its history nor in a storage.
 */

type Take = (lines: string) => void;

let kept = '';
let taker: Take | null = null;

/** Gives lines to the field that reads logs, as soon as its page is open. */
export function passLines(lines: string): void {
  if (taker) {
    taker(lines);
  } else {
    kept = lines;
  }
}

/**
 * Takes the lines that wait, if there are any, and those that come.
 * @returns a function that ends it
 */
export function takeLines(take: Take): () => void {
  taker = take;
  if (kept !== '') {
    take(kept);
    kept = '';
  }
  return () => {
    taker = null;
  };
}
