import { useQuery } from '@apollo/client/react';
import { CircleCheck, Sparkles, TreePalm, UsersRound } from 'lucide-react';

import { graphql } from '../../../generated/gql';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { numberText, shareText } from '../../../ui/numbers';
import { estimatedNew } from './pinned';

/** Total Employees, Active, On leave, New this month. */
export function EmployeeCards() {
  const { data, loading, error } = useQuery(EmployeeStatisticsDocument);
  const state = { loading: loading && !data, error: error !== undefined };
  const figures = data?.employeeStatistics;
  const total = figures?.totalEmployees ?? 0;
  const value = (count: number | undefined) => numberText(count ?? 0);
  const active = figures?.activeEmployees ?? 0;
  const isKnown = figures !== undefined && !state.error;

  return (
    <StatGrid>
      <StatCard
        {...state}
        label="Total Employees"
        value={value(total)}
        hint="Former ones included"
        icon={UsersRound}
        hue="hr"
      />
      <StatCard
        {...state}
        label="Active"
        value={value(active)}
        hint={isKnown && total > 0 ? `${shareText(active, total)} of all` : undefined}
        icon={CircleCheck}
        hue="hr"
      />
      <StatCard
        {...state}
        label="On leave"
        value={value(figures?.onLeaveEmployees)}
        hint="Away for a longer time"
        icon={TreePalm}
        hue="hr"
      />
      <StatCard
        {...state}
        label="New this month"
        value={value(estimatedNew(total))}
        hint="Estimated as 2% of all"
        icon={Sparkles}
        hue="hr"
      />
    </StatGrid>
  );
}

const EmployeeStatisticsDocument = graphql(`
  query EmployeeStatistics {
    employeeStatistics {
      totalEmployees
      activeEmployees
      onLeaveEmployees
    }
  }
`);
