import styled from 'styled-components';

import { daysText } from '../../../domain/calendar/day';
import { theme } from '../../../ui/theme';
import { annualAllowance } from '../../../domain/leave/allowance';
import { YearDay } from '../leave/year/YearDay';
import { DrawnCard } from './DrawnCard';
import { figureText, type Loaded } from './figure';
import { leaveDays, type LeaveYear } from './leaveDays';

/** The year's leave, one bar for each day of the allowance. */
export function LeaveCard({ year }: { year: Loaded<LeaveYear> }) {
  const days = year.value && leaveDays(year.value);
  const state = (day: number) => {
    if (!days || day >= days.taken + days.asked) return undefined;
    return day < days.taken ? 'taken' : 'asked';
  };
  return (
    <DrawnCard
      title={year.value ? `Your leave in ${String(year.value.year)}` : 'Your leave'}
      line={figureText(year, lineOf)}
      busy={!days && year.loading}
    >
      <Strip aria-hidden="true">
        {Array.from({ length: annualAllowance }, (_day, index) => (
          <YearDay key={index} state={state(index)} />
        ))}
      </Strip>
      <Legend aria-hidden="true">
        <span>
          <YearDay state="taken" /> Taken
        </span>
        <span>
          <YearDay state="asked" /> Requested
        </span>
        <span>
          <YearDay /> Free
        </span>
      </Legend>
      {(days ?? year.loading) && (
        <Next>
          {!days && <span>...</span>}
          {days &&
            (days.next ? (
              <span>
                Next leave: <strong>{daysText(days.next.startDate, days.next.endDate)}</strong>
              </span>
            ) : (
              <span>No approved leave ahead this year.</span>
            ))}
        </Next>
      )}
    </DrawnCard>
  );
}

function lineOf(year: LeaveYear): string {
  const { taken, asked, left } = leaveDays(year);
  const askedFor = asked > 0 ? `, ${String(asked)} more requested` : '';
  return `${String(taken)} of ${String(annualAllowance)} days taken, ${String(left)} left${askedFor}.`;
}

const { color, space, type } = theme;

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(${annualAllowance}, minmax(0, 1fr));
  gap: ${space[1]};
  margin-block: ${space[6]} ${space[3]};
  > span {
    aspect-ratio: auto;
    block-size: ${space[10]};
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-end: ${space[4]};
  color: ${color.ink2};
  font-size: ${type[12]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
  > span > span {
    inline-size: ${space[2]};
  }
`;

const Next = styled.p`
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: ${theme.border.line};
  font-size: ${type[13]};
  strong {
    font-weight: ${theme.weight.medium};
  }
`;
