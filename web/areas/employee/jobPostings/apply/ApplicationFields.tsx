import type { FormFields } from '../../../../domain/form/fields';
import { DateField } from '../../../../ui/form/DateField';
import { MoneyField, NumberField } from '../../../../ui/form/NumberField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import type { ApplicationValues } from './applicationForm';
import { ResumeField } from './ResumeField';

interface Props {
  form: FormFields<ApplicationValues>;
  /** Name of the resume in the profile; null without one. */
  inProfile: string | null;
}

/** What an application tells. */
export function ApplicationFields({ form, inProfile }: Props) {
  return (
    <>
      <FieldPair>
        <TextField
          {...form.text('currentPosition')}
          label="Current position"
          autoComplete="organization-title"
        />
        <NumberField {...form.choice('yearsExperience')} label="Years of experience" />
      </FieldPair>
      <FieldPair>
        <MoneyField {...form.choice('expectedSalary')} label="Expected salary a year" />
        <DateField {...form.choice('availabilityDate')} label="Available from" />
      </FieldPair>
      <TextArea
        {...form.text('coverLetter')}
        label="Cover letter"
        hint="Why this position, and why you."
        rows={5}
      />
      <TextArea {...form.text('additionalInfo')} label="Additional information" rows={2} />
      <ResumeField {...form.choice('resume')} inProfile={inProfile} />
    </>
  );
}
