import { CalendarDays } from 'lucide-react';

import type { MarkedCalendar } from './dates/dayMark';
import { isDay, writtenDay } from './dates/days';
import { useDateSettings } from './dates/DateSettings';

import { dayPresets, type DayPreset } from './dates/presets';
import { dayProblem, type DayBounds } from './dates/problems';
import { readDay } from './dates/readDay';
import { TypedField, type TypedFieldProps } from './dates/TypedField';
import { lazyDialog } from '../overlay/lazyDialog';

export interface DateFieldProps extends TypedFieldProps, DayBounds, MarkedCalendar {
  /** Days to choose with one press under the calendar. */
  presets?: readonly DayPreset[];
}

/**
 * A date as "2027-03-08", typed as people write it ("8 mar", "8.3.2027", "next mon") or selected in a calendar.
 * While the typed text is not a date, the value is that text: a form refuses it with `dayProblem`.
 */
export function DateField({
  min,
  max,
  outside,
  presets = usual,
  marks,
  legend,
  onMonth,
  placeholder = dayExample,
  ...rest
}: DateFieldProps) {
  const settings = useDateSettings();
  return (
    <TypedField
      {...rest}
      placeholder={placeholder}
      read={(text) => readDay(text, { ...settings, min, max })}
      write={shownDay}
      problem={(value) => dayProblem(value, { min, max, outside })}
      sheet={{
        ...calendarWords,
        open: (sheet) => (
          <LateCalendar
            {...sheet}
            {...{ min, max, presets, marks, legend, onMonth }}
            today={settings.today}
            value={rest.value}
            onPick={rest.onChange}
          />
        ),
      }}
    />
  );
}

const usual = [dayPresets.today, dayPresets.tomorrow];

/** What an empty field for a day shows. */
export const dayExample = 'e.g. 8 Mar, tomorrow';

/** The button of a field for days. */
export const calendarWords = {
  icon: CalendarDays,
  label: 'Open calendar',
  failed: 'The calendar could not be loaded. Type the date, or try again.',
} as const;

/** "8 Mar 2027"; a text that is not a date as it was typed. */
export const shownDay = (value: string): string => (isDay(value) ? writtenDay(value) : value);

const LateCalendar = lazyDialog(
  () => import('./dates/CalendarSheet').then((module) => module.CalendarSheet),
  {
    whenOpened: true,
  },
);
