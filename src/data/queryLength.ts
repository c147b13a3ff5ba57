/** The longest query, in characters. DocSearch 3.9.0 has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;
