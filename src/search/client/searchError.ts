import type {SearchError, SearchFailure} from '../types';

/** An engine that will give no more answers, so that another one has to be started. */
export class EngineLostError extends Error {
  override name = 'EngineLostError';
}

/** The only kind of error that the search rejects with: DocSearch shows its error screen by its name. */
export function createSearchError(
  reason: SearchFailure,
  message: string,
  cause?: unknown,
): SearchError {
  return Object.assign(new Error(message, {cause}), {name: 'RetryError' as const, reason});
}

/** Whether it was thrown on purpose, with a reason. */
export function isSearchError(error: unknown): error is SearchError {
  return error instanceof Error && error.name === 'RetryError';
}
