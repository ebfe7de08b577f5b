import { employees, pickedEmployee, type PeopleSource } from '../../../domain/people/peopleSources';
import { graphql } from '../../../generated/gql';
import type {
  ManagerCandidatesQuery,
  ManagerCandidatesQueryVariables,
  PickedEmployeeQuery,
} from '../../../generated/graphql';

/**
 * Who can be someone's manager: active, with a title that says so; a blank search finds no one.
 * @param employeeId who gets the manager: they and those below them are left out; null for a new employee
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
