import { createContext, use } from 'react';

/** Tells whether the portal has a screen at a path of the specification. */
export type HasScreen = (path: string) => boolean;

/** Filled from the one route table, so that a link appears by itself when its screen joins the table. */
export const ScreensContext = createContext<HasScreen>(() => false);

/** For cards and links that are shown without a link until their screen exists. */
export const useHasScreen = (): HasScreen => use(ScreensContext);
