import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';

import { isDay } from './days';
import type { MarkedCalendar } from './dayMark';
import { MonthView } from './MonthView';
import type { DayPreset } from './presets';
import { Sheet, type SheetProps } from './Sheet';
import { SheetFoot } from './SheetFoot';

export interface CalendarSheetProps extends SheetProps, MarkedCalendar {
  /** The selected date; any other text means none. */
  value: string;
  onPick: (day: string) => void;
  today: string;
  min: string | undefined;
  max: string | undefined;
  presets: readonly DayPreset[];
}

/** A calendar to choose one day from. */
export function CalendarSheet({
  value,
  onPick,
  today,
  min,
  max,
  presets,
  marks,
  legend,
  onMonth,
  ...sheet
}: CalendarSheetProps) {
  const pick = (day: string) => {
    onPick(day);
    sheet.onClose();
  };
  return (
    <Sheet {...sheet}>
      <Calendar
        aria-label="Calendar"
        autoFocus
        value={dateOf(value)}
        defaultFocusedValue={dateOf(value) ?? parseDate(today)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        onChange={(date) => pick(date.toString())}
      >
        <MonthView today={today} marks={marks} legend={legend} onMonth={onMonth} />
      </Calendar>
      <SheetFoot
        today={today}
        presets={presets}
        min={min}
        max={max}
        legend={legend}
        onPick={({ first }) => pick(first)}
      />
    </Sheet>
  );
}

/** A day as React Aria takes it. */
export const dateOf = (day: string | undefined) => (day && isDay(day) ? parseDate(day) : null);
