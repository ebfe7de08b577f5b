import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';

import { daysText } from '../../../../domain/calendar/day';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { WeekChart } from '../../../../domain/timesheets/WeekChart';
import { weekHours } from '../../../../domain/timesheets/weekHours';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { addDays } from '../../../../ui/form/dates/days';
import { IconButton } from '../../../../ui/form/IconButton';
import { theme } from '../../../../ui/theme';
import { RejectionNote } from '../timesheets/RejectionNote';
import { TimesheetLine } from '../timesheets/TimesheetLine';
import type { Week } from './useWeek';
import { firstWeek, lastWeek } from './week';

/**
 * The week that is shown: which one, its status, its hours drawn day by day, and the way to other weeks.
 */
export function WeekPanel({ week: { weekStartDate, isPresent, sheet, rejected, loading } }: { week: Week }) {
  const { change } = useUrlQuery();
  const go = (week: string | null) => change({ week }, { replace: true });

  return (
    <Panel aria-busy={loading || undefined}>
      <Head>
        <Name aria-live="polite">
          <h2>{daysText(weekStartDate, addDays(weekStartDate, 6))}</h2>
          {sheet && <TimesheetStatusBadge status={sheet.status} />}
          <p>{sheet === undefined ? '...' : <TimesheetLine sheet={sheet} />}</p>
        </Name>
        <Steps>
          {!isPresent && <Button onClick={() => go(null)}>This week</Button>}
          <IconButton
            icon={ChevronLeft}
            label="Previous week"
            disabled={weekStartDate <= firstWeek}
            onClick={() => go(addDays(weekStartDate, -7))}
          />
          <IconButton
            icon={ChevronRight}
            label="Next week"
            disabled={weekStartDate >= lastWeek}
            onClick={() => go(addDays(weekStartDate, 7))}
          />
        </Steps>
      </Head>
      {rejected && (
        <RejectionNote key={rejected.id} rejected={rejected} isEarlier={rejected.id !== sheet?.id} />
      )}
      <WeekChart
        days={sheet === undefined ? undefined : weekHours(sheet).days}
        loading={loading}
        monday={weekStartDate}
      />
    </Panel>
  );
}

const { color, space } = theme;

const Panel = styled(Card)`
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[3]};
`;

const Name = styled.div`
  display: flex;
  flex: 1 1 ${theme.size.menu};
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  h2 {
    min-block-size: ${theme.size.badge};
    font-size: ${theme.type[16]};
  }
  p {
    flex: 1 0 100%;
    color: ${color.ink3};
    font-size: ${theme.type[13]};
  }
`;

const Steps = styled.div`
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-start: auto;
`;
