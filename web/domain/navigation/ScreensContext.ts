import { createContext, use } from 'react';

/** Tells whether the portal has a screen at a path of the specification. */
export type HasScreen = (path: string) => boolean;

/** The name of the screen at a path; null for a screen without one, or an unknown path. */
export type ScreenName = (path: string) => string | null;

/** Filled from the one route table, so that a link appears by itself when its screen joins the table. */
export const ScreensContext = createContext<HasScreen>(() => false);

/** Filled from the one route table. */
export const ScreenNamesContext = createContext<ScreenName>(() => null);

/** For cards and links that are shown without a link until their screen exists. */
export const useHasScreen = (): HasScreen => use(ScreensContext);

/** For links that are called as their screen is. */
export const useScreenName = (): ScreenName => use(ScreenNamesContext);
