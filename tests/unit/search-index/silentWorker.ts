/** A worker that says nothing, in place of the browser's. */
export class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage(): void {
    // Nothing listens.
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
