import type { DataOf } from './graph';
import type {
  CheckEmployeeImportMutation,
  EmployeeImportQuery,
  ImportJobPartFragment,
} from '../generated/graphql';

export const importColumns: DataOf<EmployeeImportQuery>['columns'] = [
  { head: 'Employee ID', isRequired: false, hint: 'Made by the portal when blank.' },
  { head: 'First name', isRequired: true, hint: 'Required.' },
];

/** An import that makes accounts, but for what the test says. */
export const importJob = (given: Partial<ImportJobPartFragment> = {}): ImportJobPartFragment => ({
  id: 5,
  fileName: 'people.csv',
  status: 'RUNNING',
  step: 'ACCOUNTS',
  total: 200,
  done: 50,
  made: 0,
  known: 3,
  startedAt: '2027-03-08T09:30:00.000Z',
  problems: [],
  ...given,
});

/** A file of 200 new people and 3 known ones, except for the given fields. */
export const importCheck = (
  given: Partial<DataOf<CheckEmployeeImportMutation>['check']> = {},
): DataOf<CheckEmployeeImportMutation> => ({
  check: {
    rows: 203,
    newRows: 200,
    knownRows: 3,
    badRows: 0,
    unknownColumns: [],
    problemCount: 0,
    problems: [],
    ...given,
  },
});
