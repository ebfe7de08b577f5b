import { createContext, use } from 'react';

import { todayIn } from './days';

/** What the organisation decides about dates. */
export interface DateSettings {
  /** Its zone decides which day is today; without one that of the device. */
  timeZone?: string;
  /** "3/8" is the 8th of March. */
  monthFirst: boolean;
}

export const DateSettingsContext = createContext<DateSettings>({ monthFirst: false });

/** What reading a date takes: the present day and the order of the organisation. */
export function useDateSettings(): { today: string; monthFirst: boolean } {
  const { timeZone, monthFirst } = use(DateSettingsContext);
  return { today: todayIn(timeZone), monthFirst };
}
