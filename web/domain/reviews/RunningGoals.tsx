import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import { FactList } from '../../ui/data/FactList';
import { Disclosure } from '../../ui/layout/Disclosure';
import { countText } from '../../ui/numbers';
import { goalFact } from './goalFact';

/** A person's running goals, for the writer of their review; nothing without goals. */
export function RunningGoals({ employeeId }: { employeeId: number }) {
  const { data } = useQuery(RunningGoalsDocument, { variables: { employeeId: [employeeId] } });
  const goals = data?.goals.results ?? [];
  if (goals.length === 0) return null;
  return (
    <Disclosure label={countText(goals.length, 'goal under way', 'goals under way')}>
      <FactList facts={goals.map(goalFact)} />
    </Disclosure>
  );
}

const RunningGoalsDocument = graphql(`
  query RunningGoals($employeeId: [Int!]) {
    goals(employeeId: $employeeId, state: [NOT_STARTED, IN_PROGRESS], pageSize: 20, ordering: "dueDate") {
      results {
        ...GoalFact
      }
    }
  }
`);
