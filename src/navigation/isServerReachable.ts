/**
 * True if the server answers for the address of the page, even with 404, but not with a server error.
 * Check before a reload: without an answer, the browser's error page would replace the reader's page.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    return false;
  }
}
