import { createContext } from 'react';

/** The state of the applications that the person has started on the page; ids of postings. */
export interface Applying {
  /** Its form is asked for and not there yet. */
  opening: string | null;
  /** It is on its way to the portal. */
  sending: string | null;
}

/** What every button to apply knows of the application that is open above it. */
export const ApplyingContext = createContext<Applying>({ opening: null, sending: null });
