/**
 * Ids of the two categories that rules name; the first migration creates them and they cannot be removed or
 * renamed.
 */
export const IT_SUPPORT = 1;
/** The category of a general ticket without a selected one. */
export const GENERAL = 2;

export const isFixed = (categoryId: number) => categoryId === IT_SUPPORT || categoryId === GENERAL;
