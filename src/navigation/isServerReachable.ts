/**
 * Whether the server has an answer for the address of the page, if only that there is none. A reload
 * without one would give the reader's page away for the browser's own error page.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    return false;
  }
}
