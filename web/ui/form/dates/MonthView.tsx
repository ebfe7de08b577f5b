import { endOfMonth, startOfMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';

import { iconButtonStyle } from '../buttonStyle';
import { Icon } from '../../layout/Icon';
import { theme } from '../../theme';
import { DayCell } from './DayCell';
import type { MarkedCalendar } from './dayMark';

interface Props extends MarkedCalendar {
  today: string;
}

/** One month of a calendar, with the ways to the one before and the one after. */
export function MonthView({ today, marks, legend, onMonth }: Props) {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const shown = (single ?? range)?.visibleRange.start;
  const [first, last] = shown ? [startOfMonth(shown).toString(), endOfMonth(shown).toString()] : [];
  useEffect(() => {
    if (first !== undefined && last !== undefined) onMonth?.(first, last);
  }, [first, last, onMonth]);

  return (
    <div>
      <Head>
        <Turn slot="previous">
          <Icon shape={ChevronLeft} />
        </Turn>
        <Name />
        <Turn slot="next">
          <Icon shape={ChevronRight} />
        </Turn>
      </Head>
      <Room>
        <Days weekdayStyle="short">
          <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <DayCell
                date={date}
                isNow={date.toString() === today}
                mark={marks?.get(date.toString())}
                hasMarks={legend !== undefined}
              />
            )}
          </CalendarGridBody>
        </Days>
      </Room>
    </div>
  );
}

const { size, space } = theme;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space[1]};
`;

const Name = styled(CalendarHeading)`
  font-size: ${theme.type[14]};
  font-weight: ${theme.weight.semibold};
`;

const Turn = styled(Button)`
  ${iconButtonStyle}
`;

/** As high as the longest month, so that nothing jumps when it turns. */
const Room = styled.div`
  block-size: calc(6 * ${size.dayHigh} + ${size.badge});
`;

const Days = styled(CalendarGrid)`
  border-collapse: collapse;
  td {
    padding: 0;
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  block-size: ${size.badge};
  padding: 0;
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
`;
