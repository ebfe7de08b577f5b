import { CircleSlash2, Hourglass, Thermometer, TreePalm } from 'lucide-react';

import type { LeaveType } from '../../../../generated/graphql';
import { yearlyAllowance } from '../../../../domain/leave/allowance';
import { StatGrid } from '../../../../ui/layout/CardGrid';
import { StatCard } from '../../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Stack } from '../../../../ui/layout/Stack';
import type { LeaveYearAnswer } from './useLeaveYear';

interface Props {
  answer: LeaveYearAnswer;
  /** Nothing else on the page asks for the same year again. */
  hasRetry: boolean;
}

/** Days used of each allowance in the present year, and how many requests wait. */
export function LeaveCards({ answer, hasRetry }: Props) {
  const { year, loading, failed, retry } = answer;
  const state = { loading: loading && !year, error: failed };
  const used = (type: LeaveType) => year?.usedDays.find((one) => one.leaveType === type)?.days ?? 0;
  const card = (label: string, type: keyof typeof yearlyAllowance) => ({
    ...state,
    label,
    value: used(type),
    unit: `of ${String(yearlyAllowance[type])} days`,
    progress: { value: used(type), max: yearlyAllowance[type] },
  });
  const unpaid = used('UNPAID');

  return (
    <Stack $gap={2}>
      <StatGrid>
        <StatCard {...card('Sick leave', 'SICK')} icon={Thermometer} />
        <StatCard {...card('Personal leave', 'PERSONAL')} icon={TreePalm} />
        <StatCard
          {...state}
          label="Unpaid leave"
          value={unpaid}
          unit={unpaid === 1 ? 'day' : 'days'}
          hint="No yearly allowance"
          icon={CircleSlash2}
        />
        <StatCard
          {...state}
          label="Pending"
          value={year?.pendingRequests ?? 0}
          hint="Waiting for a decision"
          icon={Hourglass}
        />
      </StatGrid>
      {failed && hasRetry && (
        <QuietFailure busy={loading} onRetry={() => void retry()}>
          The numbers are not available at the moment.
        </QuietFailure>
      )}
    </Stack>
  );
}
