import styled from 'styled-components';

import { BarChart } from '../../ui/charts/BarChart';
import { ProgressBar } from '../../ui/data/figures/ProgressBar';
import { addDays, mondayOf } from '../../ui/form/dates/days';
import { theme } from '../../ui/theme';
import { isoDay } from '../calendar/instant';
import { usePortalConfig } from '../config/ConfigContext';
import { hoursLines, hoursText } from '../../ui/duration';
import { dailyTarget, weeklyTarget } from './pinned';
import type { DayHours } from './weekHours';

interface Props {
  /** Undefined until they are known, and after a failure. */
  days: readonly DayHours[] | undefined;
  loading: boolean;
  /** Monday of the week; the present one when left out. */
  monday?: string | undefined;
}

/** The hours of each day compared with those of a full day, and the progress of the week towards its target. */
export function WeekChart({ days, loading, monday }: Props) {
  const { timeZone } = usePortalConfig();
  const today = isoDay(new Date(), timeZone);
  const first = monday ?? mondayOf(today);
  const total = (days ?? []).reduce((sum, { hours }) => sum + hours, 0);
  const progress = `${hoursText(total)} of ${hoursText(weeklyTarget)}`;
  return (
    <Parts>
      {days && (
        <Week>
          <ProgressBar label="Hours of the week" value={total} max={weeklyTarget} valueText={progress} />
          <span aria-hidden="true">{progress}</span>
        </Week>
      )}
      <BarChart
        label="Hours of each day"
        rowName="Day"
        series={series}
        rows={days?.map(({ name, hours }, index) => ({
          key: name,
          name,
          shortName: name.slice(0, 3),
          // Hours that would be written as nothing are not drawn either.
          values: { hours: hours < leastShown ? 0 : hours },
          isNow: addDays(first, index) === today,
        }))}
        format={hoursText}
        target={{ value: dailyTarget, name: hoursText(dailyTarget) }}
        overBar={hoursLines}
        height="low"
        error={days || loading ? undefined : 'Not available'}
        fileName={`hours_${first}`}
      />
    </Parts>
  );
}

const series = [{ key: 'hours', name: 'Hours' }] as const;
/** Half a minute, in hours. */
const leastShown = 0.5 / 60;

const { space } = theme;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`;

const Week = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
