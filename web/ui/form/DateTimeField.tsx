import { calendarWords, type DateFieldProps } from './DateField';
import { useDateSettings } from './dates/DateSettings';

import { dayPresets } from './dates/presets';
import { momentProblem } from './dates/problems';
import { partsOf, readMoment, writtenMoment } from './dates/readMoment';
import { TypedField } from './dates/TypedField';
import { lazyDialog } from '../overlay/lazyDialog';

export interface DateTimeFieldProps extends DateFieldProps {
  /** Minutes from one offered time to the next. */
  step?: number;
}

/**
 * A date with a time in the organisation's zone as "2027-03-08T17:05", typed ("tomorrow at 5pm") or selected. While
 * the typed text is not a date with a time, the value is that text.
 */
export function DateTimeField({
  step = 30,
  min,
  max,
  outside,
  presets = usual,
  marks,
  legend,
  onMonth,
  placeholder = 'e.g. 8 Mar, 17:05',
  ...rest
}: DateTimeFieldProps) {
  const settings = useDateSettings();
  return (
    <TypedField
      {...rest}
      placeholder={placeholder}
      read={(text) => readMoment(text, { ...settings, min, max })}
      write={shownMoment}
      problem={(value) => momentProblem(value, { min, max, outside })}
      sheet={{
        ...calendarWords,
        open: (sheet) => (
          <LateMoment
            {...sheet}
            {...{ min, max, presets, marks, legend, onMonth, step }}
            today={settings.today}
            value={partsOf(rest.value)}
            onPick={({ day, time }) => rest.onChange(`${day}T${time}`)}
          />
        ),
      }}
    />
  );
}

const usual = [dayPresets.today, dayPresets.tomorrow];

function shownMoment(value: string): string {
  const moment = partsOf(value);
  return moment === null ? value : writtenMoment(moment);
}

const LateMoment = lazyDialog(() => import('./dates/MomentSheet').then((module) => module.MomentSheet), {
  whenOpened: true,
});
