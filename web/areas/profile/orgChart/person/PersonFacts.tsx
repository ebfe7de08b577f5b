import { dayText } from '../../../../domain/calendar/day';
import { FactList } from '../../../../ui/data/FactList';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { tenthsText } from '../../../../ui/numbers';
import { peopleText } from '../tree/personWords';
import { PersonButton } from './PersonButton';
import type { PersonSummary } from './personSummary';
import type { PersonDetails } from './usePersonDetails';

interface Props {
  person: PersonSummary;
  details: PersonDetails | null;
  loading: boolean;
  onPerson: (id: number) => void;
}

/** The facts of the portal's view of an employee. What could not be had is left out. */
export function PersonFacts({ person, details, loading, onPerson }: Props) {
  const later = details || !loading ? null : <Skeleton width="60%" />;
  const years = details && tenthsText(Number(details.yearsOfService));
  const department =
    details && details.departmentSize > 0
      ? `${person.departmentName ?? ''} (${peopleText(details.departmentSize)})`
      : person.departmentName;
  return (
    <FactList
      facts={[
        { label: 'Position', value: person.position },
        { label: 'Department', value: department ?? 'None' },
        {
          label: 'Manager',
          value: person.manager ? (
            <PersonButton person={person.manager} onPerson={onPerson} />
          ) : (
            person.withoutManager
          ),
        },
        { label: 'Direct reports', value: person.reportsCount },
        { label: 'Employee ID', value: details?.employeeId ?? later },
        { label: 'Hire date', value: details ? dayText(details.hireDate) : later },
        { label: 'Years of service', value: years ?? later },
      ]}
    />
  );
}
