import {isServerReachable} from './isServerReachable';

/** Loads the page again, unless there is no server to load it from. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isServerReachable()) {
    window.location.reload();
  }
}
