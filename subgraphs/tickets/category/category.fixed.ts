/**
 * Ids of the two categories that rules name; the first migration makes them and no one can remove or rename
 * them.
 */
export const IT_SUPPORT = 1;
/** The category of a general ticket for which none was chosen. */
export const GENERAL = 2;

export const isFixed = (categoryId: number) => categoryId === IT_SUPPORT || categoryId === GENERAL;
