import { employees, pickedEmployee, type PeopleSource } from '../../../domain/people/peopleSources';
import { graphql } from '../../../generated/gql';
import type {
  ManagerCandidatesQuery,
  ManagerCandidatesQueryVariables,
  PickedEmployeeQuery,
} from '../../../generated/graphql';

/**
 * Possible managers: active people with a leading title; a blank search finds nobody.
 * @param employeeId the person who gets the manager, who is left out with all their reports; null for a new
 * employee
 */
export const managersOf = (
  employeeId: number | null,
): PeopleSource<ManagerCandidatesQuery, ManagerCandidatesQueryVariables, PickedEmployeeQuery> => ({
  find: ManagerCandidatesDocument,
  variables: { employeeId },
  readFound: ({ managerCandidates }) => ({
    count: managerCandidates.length,
    people: managerCandidates.map(pickedEmployee),
  }),
  named: employees.named,
  readNamed: employees.readNamed,
});

const ManagerCandidatesDocument = graphql(`
  query ManagerCandidates($search: String!, $employeeId: Int) {
    managerCandidates(search: $search, employeeId: $employeeId) {
      ...PickedEmployee
    }
  }
`);
