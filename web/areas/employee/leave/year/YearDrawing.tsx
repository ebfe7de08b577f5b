import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';

import { countDays } from '../../../../domain/calendar/day';
import { addDays } from '../../../../ui/form/dates/days';
import { theme } from '../../../../ui/theme';
import { YearDay } from './YearDay';
import { monthsOf } from './yearMonths';

/** What the drawing shows of a day. */
export interface DrawnDay {
  state?: 'taken' | 'asked' | 'holiday';
  /** Its leave and holidays, "" for none. */
  words: string;
}

interface Props {
  year: number;
  busy: boolean;
  today: string;
  /** The day that was chosen, if it lies in this year. */
  chosen: string | null;
  /** The selected day in words, or that none is selected. */
  chosenText: string;
  dayOf: (day: string) => DrawnDay;
  onChoose: (day: string) => void;
  /** Enter on the chosen day. */
  onUse: () => void;
}

/**
 * The twelve months of a year, a square for each day. One focusable control: arrow keys move by days and weeks,
 * Page Up and Page Down by months. A finger that moves over it selects the day under it.
 */
export function YearDrawing({ year, busy, today, chosen, chosenText, dayOf, onChoose, onUse }: Props) {
  const [first, last] = [`${String(year)}-01-01`, `${String(year)}-12-31`];
  const start = chosen ?? (first <= today && today <= last ? today : first);

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (event.key === 'Enter') onUse();
    else if (move) onChoose(within(move(start), first, last));
    else return;
    event.preventDefault();
  }
  const chooseAt = (place: Element | null) => {
    const day = place?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day !== undefined && day !== chosen) onChoose(day);
  };
  function onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
    if (buttons === 1) chooseAt(document.elementFromPoint(clientX, clientY));
  }

  return (
    <Months
      role="slider"
      tabIndex={0}
      aria-label="Day of the year"
      aria-valuemin={1}
      aria-valuemax={countDays(first, last)}
      aria-valuenow={countDays(first, start)}
      aria-valuetext={chosenText}
      data-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onClick={({ target }) => chooseAt(target as Element)}
      onPointerMove={onPointerMove}
    >
      {monthsOf(year).map((month) => (
        <div key={month.name}>
          <MonthName>{month.name}</MonthName>
          <Days>
            {month.days.map(({ day, isWeekend }, index) => {
              const { state, words } = dayOf(day);
              return (
                <YearDay
                  key={day}
                  day={day}
                  column={index === 0 ? month.offset + 1 : undefined}
                  state={state}
                  isWeekend={isWeekend}
                  isToday={day === today}
                  isChosen={day === chosen}
                  title={words || undefined}
                />
              );
            })}
          </Days>
        </div>
      ))}
    </Months>
  );
}

const within = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);
/** The same day of another month, or its last. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, length))).toISOString().slice(0, 10);
}

const moves: Readonly<Partial<Record<string, (day: string) => string>>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => `${day.slice(0, 4)}-01-01`,
  End: (day) => `${day.slice(0, 4)}-12-31`,
};

const { color, radius, size, space } = theme;

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[4]};
  border-radius: ${radius.control};
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
  &[data-busy] {
    opacity: 0.6;
  }
  &:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${space[2]};
  }
  ${theme.container.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[4]} ${space[5]};
  }
  ${theme.container.narrow} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[3]} ${space[4]};
  }
`;

const MonthName = styled.p`
  margin-block-end: ${space[1]};
  color: ${color.ink3};
  font-size: ${theme.type[12]};
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space.half};
`;
