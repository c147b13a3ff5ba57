/** Upper and lower edge, in pixels from the top of the window. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far a list has to scroll to show an entry with room around it.
 * @param room that should remain between the entry and the edges of the list
 * @returns pixels, negative for up; 0 if the entry is in view already
 */
export function distanceToView(list: Edges, entry: Edges, room: number): number {
  return Math.min(0, entry.top - room - list.top) || Math.max(0, entry.bottom + room - list.bottom);
}
