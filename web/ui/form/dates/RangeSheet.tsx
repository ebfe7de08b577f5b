import { parseDate } from '@internationalized/date';
import { useContext, useEffect, useRef } from 'react';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import { dateOf, type CalendarSheetProps } from './CalendarSheet';
import { MonthView } from './MonthView';
import type { DaySpan } from './presets';
import { Sheet } from './Sheet';
import { SheetFoot } from './SheetFoot';

export interface RangeSheetProps extends Omit<CalendarSheetProps, 'value' | 'onPick'> {
  first: string;
  last: string;
  /** The first day stays, and the last is chosen. */
  isForLast: boolean;
  onPick: (span: DaySpan) => void;
}

/** A calendar to choose the first and the last day from. */
export function RangeSheet({
  first,
  last,
  isForLast,
  onPick,
  today,
  min,
  max,
  presets,
  marks,
  legend,
  onMonth,
  ...sheet
}: RangeSheetProps) {
  const pick = (span: DaySpan) => {
    onPick(span);
    sheet.onClose();
  };
  const [start, end] = [dateOf(first), dateOf(last)];
  const isSpan = start && end && start.compare(end) <= 0;
  return (
    <Sheet {...sheet}>
      <RangeCalendar
        aria-label="Calendar"
        autoFocus
        value={start && { start, end: isSpan ? end : start }}
        defaultFocusedValue={(isForLast ? (end ?? start) : (start ?? end)) ?? parseDate(today)}
        // The last day cannot be before the first, which stays.
        minValue={isForLast ? (start ?? dateOf(min)) : dateOf(min)}
        maxValue={dateOf(max)}
        onChange={(range) => pick({ first: range.start.toString(), last: range.end.toString() })}
      >
        {isForLast && start && <BeginAt day={first} />}
        <MonthView today={today} marks={marks} legend={legend} onMonth={onMonth} />
      </RangeCalendar>
      <SheetFoot today={today} presets={presets} min={min} max={max} legend={legend} onPick={pick} />
    </Sheet>
  );
}

/** The first day is chosen already: the next press chooses the last. */
function BeginAt({ day }: { day: string }) {
  const state = useContext(RangeCalendarStateContext);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    state?.setAnchorDate(parseDate(day));
  }, [state, day]);
  return null;
}
