import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import styled from 'styled-components';

import { theme } from '../../theme';
import { DayMarkBar } from './DayMarkBar';
import type { DayMark } from './dayMark';
import { weekdayOf } from './days';

interface Props {
  date: CalendarDate;
  /** It is today for the organisation. */
  isNow: boolean;
  mark: DayMark | undefined;
  /** Some days of the calendar have marks: there is room for them under every figure. */
  hasMarks: boolean;
}

/** One day of a calendar: weekends are paler, today is ringed, marks are under the figure. */
export function DayCell({ date, isNow, mark, hasMarks }: Props) {
  const isWeekend = weekdayOf(date.toString()) > 4;
  return (
    <Day
      date={date}
      data-weekend={isWeekend || undefined}
      data-now={isNow || undefined}
      render={(props) => (
        <div
          {...props}
          aria-label={spoken(props['aria-label'] ?? '', isNow, mark?.text)}
          title={mark?.text}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span>{formattedDate}</span>
          {hasMarks && <DayMarkBar bar={mark?.bar} count={mark?.count} />}
        </>
      )}
    </Day>
  );
}

/** The day in words. React Aria takes the device's day for today; the organisation decides. */
const spoken = (words: string, isNow: boolean, mark: string | undefined): string =>
  [`${isNow ? 'Today, ' : ''}${words.replace('Today, ', '')}`, mark].filter(Boolean).join('. ');

const { color, size } = theme;

const Day = styled(CalendarCell)`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  align-items: center;
  position: relative;
  inline-size: min(${size.day}, calc((100vw - ${theme.space[16]}) / 7));
  block-size: ${size.dayHigh};
  border: ${theme.border.none};
  border-radius: ${theme.radius.control};
  color: ${color.ink};
  font-size: ${theme.type[14]};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;

  &[data-weekend] {
    color: ${color.ink3};
  }
  &[data-now] {
    border-color: ${color.brand};
    color: ${color.brandText};
    font-weight: ${theme.weight.semibold};
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-disabled] {
    color: ${color.ink3};
    text-decoration: line-through;
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[data-hovered] {
    background: ${color.track};
  }
  &[data-selected] {
    border-color: transparent;
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: ${theme.weight.semibold};
  }
  /* Between the first and the last day of a span, which are joined by it. */
  .react-aria-RangeCalendar &[data-selected]:not([data-selection-start], [data-selection-end]) {
    border-radius: 0;
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  &[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &[data-focus-visible] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${theme.space.half};
    z-index: 1;
  }
`;
