import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import styled from 'styled-components';

import { theme } from '../../theme';
import { dateOf, type CalendarSheetProps } from './CalendarSheet';
import { MonthView } from './MonthView';
import type { Moment } from './readMoment';
import { Sheet } from './Sheet';
import { SheetFoot } from './SheetFoot';
import { TimeList } from './TimeList';

export interface MomentSheetProps extends Omit<CalendarSheetProps, 'value' | 'onPick'> {
  value: Moment | null;
  step: number;
  onPick: (moment: Moment) => void;
}

/** Where only one of day and time is chosen. */
const usualTime = '09:00';

/** A calendar with times beside it; choosing a time closes it. */
export function MomentSheet({
  value,
  step,
  onPick,
  today,
  min,
  max,
  presets,
  marks,
  legend,
  onMonth,
  ...sheet
}: MomentSheetProps) {
  const { day, time } = value ?? { day: '', time: '' };
  const pickDay = (chosen: string) => onPick({ day: chosen, time: time || usualTime });
  return (
    <Sheet {...sheet}>
      <Sides>
        <Calendar
          aria-label="Calendar"
          autoFocus
          value={dateOf(day)}
          defaultFocusedValue={dateOf(day) ?? parseDate(today)}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          onChange={(date) => pickDay(date.toString())}
        >
          <MonthView today={today} marks={marks} legend={legend} onMonth={onMonth} />
        </Calendar>
        <TimeList
          value={time}
          step={step}
          onPick={(chosen) => {
            onPick({ day: day || today, time: chosen });
            sheet.onClose();
          }}
        />
      </Sides>
      <SheetFoot
        today={today}
        presets={presets}
        min={min}
        max={max}
        legend={legend}
        onPick={({ first }) => pickDay(first)}
      />
    </Sheet>
  );
}

const Sides = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    flex-direction: column;
    [role='listbox'] {
      max-block-size: ${theme.size.drawing};
    }
  }
`;
