import {isServerReachable} from './isServerReachable';

/** Reloads the page if the server can be reached. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) {
    window.location.reload();
  }
}
