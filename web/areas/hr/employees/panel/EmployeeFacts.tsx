import { dayText } from '../../../../domain/calendar/day';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { FactList } from '../../../../ui/data/FactList';
import { moneyText } from '../../../../ui/money';
import { Experience } from '../employeeColumns';
import { hoursAWeek } from '../fieldText';

/** The fields of an employee; private ones only for people who may read them. */
export function EmployeeFacts({ employee }: { employee: FragmentType<typeof EmployeeFactsPart> }) {
  const facts = getFragmentData(EmployeeFactsPart, employee);
  return (
    <FactList
      facts={[
        { label: 'Email', value: <a href={`mailto:${facts.email}`}>{facts.email}</a>, wide: true },
        { label: 'Employee ID', value: facts.employeeId },
        { label: 'Phone number', value: facts.phoneNumber ?? 'Not given' },
        { label: 'Employment type', value: jobTypeName[facts.employmentType] },
        { label: 'Weekly hours', value: facts.weeklyHours ? hoursAWeek(facts.weeklyHours) : null },
        { label: 'Join date', value: dayText(facts.hireDate) },
        { label: 'Experience', value: <Experience years={Number(facts.yearsOfService)} /> },
        { label: 'Salary', value: facts.salary ? `${moneyText(facts.salary)} a year` : null },
        { label: 'Address', value: facts.fullAddress ?? 'Not given', wide: true },
      ]}
    />
  );
}

const EmployeeFactsPart = graphql(`
  fragment EmployeeFacts on Employee {
    id
    employeeId
    email
    phoneNumber
    employmentType
    weeklyHours
    hireDate
    yearsOfService
    salary
    fullAddress
  }
`);
