/** The message for the reader when a part of a page could not be fetched. */
export const LOAD_FAILURE = {
  text: 'Part of this page could not be loaded. Check your connection, then try again.',
  button: 'Retry',
} as const;
