/**
 * Runs in the measured page: calls back once what has changed by now is on the screen. The next frame
 * runs its callbacks, then layout and paint, then what was posted from them.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
}
