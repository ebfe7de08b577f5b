/** Shown whatever the tickets say: the specification gives the display, not a way to compute it [A7.62]. */
export const averageItResponse = '2.3 hrs';
