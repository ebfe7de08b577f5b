import { ChartNoAxesColumn, Clock, Target, Timer } from 'lucide-react';

import { hoursFigure, hoursText } from '../../../../ui/duration';
import { weeklyTarget } from '../../../../domain/timesheets/pinned';
import { weekHint, weekHours } from '../../../../domain/timesheets/weekHours';
import { StatGrid } from '../../../../ui/layout/CardGrid';
import { StatCard } from '../../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Stack } from '../../../../ui/layout/Stack';
import { percentText } from '../../../../ui/numbers';
import type { LoadedWeek } from './useWeek';

interface Props {
  week: LoadedWeek;
  /** Nothing else on the page asks for the same week again. */
  hasRetry: boolean;
}

/** The present week against its target of 40 hours. */
export function WeekCards({ week, hasRetry }: Props) {
  const { sheet, loading, reason, retry } = week;
  const state = { loading: sheet === undefined && loading, error: sheet === undefined && !loading };
  const hours = weekHours(sheet ?? null);
  const isKnown = sheet !== undefined;

  return (
    <Stack $gap={2}>
      <StatGrid>
        <StatCard
          {...state}
          label="Hours This Week"
          {...hoursFigure(hours.counted)}
          hint={isKnown ? weekHint(hours) : blank}
          icon={Timer}
        />
        <StatCard label="Weekly Target" value={weeklyTarget} unit="h" hint="Monday to Sunday" icon={Target} />
        <StatCard
          {...state}
          label="Overtime"
          {...hoursFigure(hours.overtime)}
          hint={`Above ${hoursText(weeklyTarget)}`}
          icon={Clock}
        />
        <StatCard
          {...state}
          label="Efficiency"
          value={percentText(hours.efficiency)}
          hint="Of the weekly target"
          icon={ChartNoAxesColumn}
        />
      </StatGrid>
      {reason !== null && hasRetry && (
        <QuietFailure busy={loading} onRetry={retry}>
          The numbers are not available at the moment.
        </QuietFailure>
      )}
    </Stack>
  );
}

/** Keeps the place of a line that is not there yet. */
const blank = '\u00A0';
