/** Replaces the browser's `Worker` by one that never answers. */
export class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(): void {
    // Ignores all messages.
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
