import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { countOfDays, dayText, weekdayText } from '../../../../domain/calendar/day';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { Card } from '../../../../ui/layout/Card';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Button } from '../../../../ui/form/Button';
import { IconButton } from '../../../../ui/form/IconButton';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { useHolidays } from './useHolidays';
import { useLeaveYear } from './useLeaveYear';
import { leaveOfYear } from './leaveOfYear';
import { YearDay } from './YearDay';
import { YearDrawing } from './YearDrawing';

interface Props {
  /** Starts a request from this day. */
  onAsk: (day: string) => void;
  /** Opens a request. */
  onOpen: (id: number) => void;
}

/** Taken and pending days of a year, as a drawing, and in words for screen readers. */
export function YearStrip({ onAsk, onOpen }: Props) {
  const { query, change } = useUrlQuery();
  const chosen = readYear(query.get('year'));
  const { year: answer, loading, failed, retry } = useLeaveYear(chosen);

  const shown = chosen ?? answer?.year;
  const holidays = useHolidays(shown);
  const [chosenDay, setDay] = useState<string | null>(null);
  if (failed) {
    return (
      <Card>
        <ErrorState
          text="Failed to load your year. Please try again."
          retryLabel="Retry"
          busy={loading}
          onRetry={retry}
        />
      </Card>
    );
  }

  const today = answer?.today ?? '';
  const present = Number(today.slice(0, 4));
  const leave = answer && answer.year === shown ? leaveOfYear(answer.requests) : [];
  const day = chosenDay?.slice(0, 4) === String(shown) ? chosenDay : null;
  const dayOf = (one: string) => {
    const request = leave.find(({ first, last }) => first <= one && one <= last);
    const holiday = holidays.get(one);
    return {
      state: request?.state ?? (holiday ? ('holiday' as const) : undefined),
      words: [one === today && 'Today', holiday, request?.words].filter(Boolean).join('. '),
      requestId: request?.id ?? null,
    };
  };
  const onDay = dayOf(day ?? today);
  const use = () => {
    if (day === null) return;
    if (onDay.requestId === null) onAsk(day);
    else onOpen(onDay.requestId);
  };
  const go = (year: number) => change({ year: year === present ? null : String(year) }, { replace: true });

  return (
    <Strip>
      <Head>
        <Name aria-live="polite">
          <h2>{shown === undefined ? 'Your year' : `Your leave in ${String(shown)}`}</h2>
          {answer && answer.year === shown && <p>{countOfDays(answer.takenDays)} taken</p>}
        </Name>
        <Legend aria-hidden="true">
          <span>
            <YearDay state="taken" /> Approved
          </span>
          <span>
            <YearDay state="asked" /> Requested
          </span>
          {holidays.size > 0 && (
            <span>
              <YearDay state="holiday" /> Public holiday
            </span>
          )}
          <span>
            <YearDay isToday /> Today
          </span>
        </Legend>
        <Steps>
          <IconButton
            icon={ChevronLeft}
            label="Previous year"
            disabled={!shown || shown <= firstYear}
            onClick={() => shown && go(shown - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next year"
            disabled={!shown || shown >= lastYear}
            onClick={() => shown && go(shown + 1)}
          />
        </Steps>
      </Head>
      {/* While the year is not known yet its months already have their place. */}
      <YearDrawing
        year={shown ?? 2001}
        busy={loading}
        today={today}
        chosen={day}
        chosenText={day === null ? 'No day chosen' : [longDay(day), onDay.words].filter(Boolean).join('. ')}
        dayOf={dayOf}
        onChoose={setDay}
        onUse={use}
      />
      <Note>
        {day === null ? (
          <p>Choose a day to see what is on it, or to request leave.</p>
        ) : (
          <>
            <p>
              <strong>{longDay(day)}</strong> <span>{onDay.words || 'Nothing on this day'}</span>
            </p>
            <Button onClick={use}>
              {onDay.requestId === null ? 'Request leave from this day' : 'View request'}
            </Button>
          </>
        )}
      </Note>
      {answer && answer.year === shown && (
        <VisuallyHidden as="ul">
          {leave.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
          {leave.length === 0 && <li>No leave in {shown}</li>}
          {[...holidays].map(([day, name]) => (
            <li key={day}>
              Public holiday: {dayText(day)}, {name}
            </li>
          ))}
          {present === shown && <li>Today is {dayText(today)}</li>}
        </VisuallyHidden>
      )}
    </Strip>
  );
}

/** "Thursday, 26 Nov 2026" */
const longDay = (day: string): string => `${weekdayText(day)}, ${dayText(day)}`;

/** Years that a date field takes without effort. */
const firstYear = 1970;
const lastYear = 2100;

function readYear(word: string | null): number | null {
  const year = /^\d{4}$/.test(word ?? '') ? Number(word) : 0;
  return year >= firstYear && year <= lastYear ? year : null;
}

const { color, space } = theme;

const Strip = styled(Card)`
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  margin-block-end: ${space[3]};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  h2 {
    font-size: ${theme.type[16]};
  }
  p {
    color: ${color.ink3};
    font-size: ${theme.type[13]};
  }
  ${theme.container.narrow} {
    flex: 1;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-inline-start: auto;
  color: ${color.ink2};
  font-size: ${theme.type[12]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
  > span > span {
    inline-size: ${space[2]};
  }
  ${theme.container.narrow} {
    order: 1;
    inline-size: 100%;
    margin-inline-start: 0;
  }
`;

const Steps = styled.div`
  display: flex;
  gap: ${space[1]};
  ${theme.container.narrow} {
    margin-inline-start: auto;
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: ${theme.size.control};
  margin-block-start: ${space[4]};
  color: ${color.ink3};
  font-size: ${theme.type[13]};
  strong {
    margin-inline-end: ${space[2]};
    color: ${color.ink};
  }
`;
