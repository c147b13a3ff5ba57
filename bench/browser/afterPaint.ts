/**
 * Calls back after the browser has painted the changes made so far; for code in the measured page.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => afterFrame(then));
}

/**
 * Calls back after the browser has painted the frame that it is preparing. A message that is posted before a paint
 * arrives right after it.
 */
export function afterFrame(then: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(null);
}
