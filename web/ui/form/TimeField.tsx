import { Clock } from 'lucide-react';

import { timeProblem } from './dates/problems';
import { isTime, readTime } from './dates/readTime';
import { TypedField, type TypedFieldProps } from './dates/TypedField';
import { lazyDialog } from '../overlay/lazyDialog';

export interface TimeFieldProps extends TypedFieldProps {
  /** Minutes from one offered time to the next. */
  step?: number;
}

/**
 * A time of day as "17:05", typed as people write it ("5:05 pm", "1705") or selected from a list, for which a table
 * cell has no room. While the typed text is not a time, the value is that text.
 */
export function TimeField({ step = 30, placeholder = 'e.g. 17:05', ...rest }: TimeFieldProps) {
  return (
    <TypedField
      {...rest}
      placeholder={placeholder}
      read={readClock}
      write={(value) => value}
      problem={timeProblem}
      {...(rest.noteId === undefined && {
        sheet: {
          icon: Clock,
          label: 'Choose a time',
          failed: 'The times could not be loaded. Type the time, or try again.',
          open: (sheet) => (
            <LateTimes {...sheet} step={step} value={shown(rest.value)} onPick={rest.onChange} />
          ),
        },
      })}
    />
  );
}

/** Where only a time can be, "9" is nine o'clock. */
const readClock = (text: string): string | null =>
  readTime(/^\d{1,2}$/.test(text.trim()) ? `${text.trim()}h` : text);

const shown = (value: string): string => (isTime(value) ? value : '');

const LateTimes = lazyDialog(() => import('./dates/TimeSheet').then((module) => module.TimeSheet), {
  whenOpened: true,
});
