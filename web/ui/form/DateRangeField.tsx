import { calendarWords, dayExample, shownDay, type DateFieldProps } from './DateField';
import { isDay } from './dates/days';
import { useDateSettings } from './dates/DateSettings';
import type { SheetProps } from './dates/Sheet';
import { dayPresets } from './dates/presets';
import { dayProblem } from './dates/problems';
import { readDay } from './dates/readDay';
import { TypedField, type TypedFieldProps } from './dates/TypedField';
import { FieldPair } from '../layout/Stack';
import { lazyDialog } from '../overlay/lazyDialog';

export interface DateRangeFieldProps extends Pick<
  DateFieldProps,
  'min' | 'max' | 'outside' | 'presets' | 'marks' | 'legend' | 'onMonth'
> {
  first: TypedFieldProps;
  last: TypedFieldProps;
}

/** Two days beside each other, from the first to the last, with one calendar for both. */
export function DateRangeField({
  first,
  last,
  min,
  max,
  outside,
  presets = usual,
  marks,
  legend,
  onMonth,
}: DateRangeFieldProps) {
  const settings = useDateSettings();
  const begin = isDay(first.value) ? first.value : undefined;
  const common = { placeholder: dayExample, write: shownDay };
  const openFor = (isForLast: boolean) => (sheet: SheetProps) => (
    <LateRange
      {...sheet}
      {...{ min, max, presets, marks, legend, onMonth, isForLast }}
      today={settings.today}
      first={first.value}
      last={last.value}
      onPick={(span) => {
        first.onChange(span.first);
        last.onChange(span.last);
      }}
    />
  );
  return (
    <FieldPair>
      <TypedField
        {...common}
        {...first}
        read={(text) => readDay(text, { ...settings, min, max })}
        problem={(value) => dayProblem(value, { min, max, outside })}
        sheet={{ ...calendarWords, open: openFor(false) }}
      />
      <TypedField
        {...common}
        {...last}
        read={(text) => readDay(text, { ...settings, min: begin ?? min, max })}
        problem={(value) => dayProblem(value, { min, max, outside }) ?? dayProblem(value, { min: begin })}
        sheet={{ ...calendarWords, open: openFor(true) }}
      />
    </FieldPair>
  );
}

const usual = [dayPresets.today, dayPresets.thisWeek, dayPresets.nextWeek];

const LateRange = lazyDialog(() => import('./dates/RangeSheet').then((module) => module.RangeSheet), {
  whenOpened: true,
});
