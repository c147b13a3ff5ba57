/**
 * True if the server responds to the page's address with anything but a server error; 404 counts too. Check
 * this before a reload: without a response, the browser's error page would replace the page.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const {status} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    return false;
  }
}
