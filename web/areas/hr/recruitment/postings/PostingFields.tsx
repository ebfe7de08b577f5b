import type { FormFields } from '../../../../domain/form/fields';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { pickedEmployee, employees, type PeopleSource } from '../../../../domain/people/peopleSources';
import { graphql } from '../../../../generated/gql';
import type {
  EmploymentType,
  FindHiringManagersQuery,
  FindHiringManagersQueryVariables,
  PickedEmployeeQuery,
} from '../../../../generated/graphql';
import { DateField } from '../../../../ui/form/DateField';
import { Select } from '../../../../ui/form/choice/Select';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { postingPriorities, postingStatuses } from './postingChoices';
import { fieldLabels as labels, type PostingValues } from './postingForm';

interface Props {
  form: FormFields<PostingValues>;
  departments: readonly SelectOption[];
  /** The departments are on their way. */
  loading?: boolean;
  /** A new posting is active; the status of one that exists can be changed. */
  withStatus?: boolean;
}

/** The fields of a posting, new or changed. */
export function PostingFields({ form, departments, loading = false, withStatus = false }: Props) {
  return (
    <>
      <TextField {...form.text('title')} label={labels.title} autoComplete="off" required />
      <FieldPair>
        <Select
          {...form.choice('departmentName')}
          label={labels.departmentName}
          options={departments}
          loading={loading}
          required
        />
        <TextField {...form.text('location')} label={labels.location} autoComplete="off" required />
      </FieldPair>
      <FieldPair>
        <Select
          {...form.choice('jobType')}
          onChange={(type) => form.choice('jobType').onChange(type as EmploymentType)}
          label={labels.jobType}
          options={typeOptions}
          required
        />
        <TextField
          {...form.text('salaryRange')}
          label={labels.salaryRange}
          hint="Optional, such as $90,000 - $110,000"
          autoComplete="off"
        />
      </FieldPair>
      <FieldPair>
        <Select {...form.choice('priority')} label={labels.priority} options={postingPriorities} required />
        {withStatus && (
          <Select {...form.choice('status')} label={labels.status} options={postingStatuses} required />
        )}
        <DateField
          {...form.choice('applicationDeadline')}
          label={labels.applicationDeadline}
          hint="Optional. The last day to apply."
        />
      </FieldPair>
      <PersonPicker
        {...form.choice('hiringManagerId')}
        label={labels.hiringManagerId}
        hint="Optional. Found by name: HR, administrators, and people who lead others."
        among={hiringManagers}
      />
      <TextArea {...form.text('description')} label={labels.description} hint="Optional" rows={4} />
      <TextArea
        {...form.text('requirements')}
        label={labels.requirements}
        hint="Optional. One per line."
        rows={4}
      />
    </>
  );
}

const typeOptions = (Object.keys(jobTypeName) as EmploymentType[]).map((value) => ({
  value,
  label: jobTypeName[value],
}));

/** Who can be named as hiring manager; the number is that of the employment record. */
const hiringManagers: PeopleSource<
  FindHiringManagersQuery,
  FindHiringManagersQueryVariables,
  PickedEmployeeQuery
> = {
  find: graphql(`
    query FindHiringManagers($search: String, $pageSize: Int) {
      hrManagers(search: $search, pageSize: $pageSize) {
        count
        results {
          ...PickedEmployee
        }
      }
    }
  `),
  variables: {},
  readFound: ({ hrManagers: { count, results } }) => ({ count, people: results.map(pickedEmployee) }),
  named: employees.named,
  readNamed: employees.readNamed,
};
