import { OwnAssetField } from '../../../domain/assets/OwnAssetField';
import type { FormFields } from '../../../domain/form/fields';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { impactName } from '../../../domain/tickets/impactName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { ticketKindName } from '../../../domain/tickets/ticketKindName';
import { useCategories } from '../../../domain/tickets/useCategories';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { DateRangeField } from '../../../ui/form/DateRangeField';
import { Select } from '../../../ui/form/choice/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FieldPair } from '../../../ui/layout/Stack';
import type { NewTicketValues } from './newTicketForm';
import { feedbackTypes, leaveTypes, ticketKinds } from './pinned';

type Form = FormFields<NewTicketValues>;

/** The fields of a new ticket: those of every type, then those of the selected one. */
export function NewTicketFields({ form }: { form: Form }) {
  const OfKind = fieldsOf[form.values.kind];
  return (
    <>
      <FieldPair>
        <Select
          {...chosen(form, 'kind')}
          label="Type"
          options={options(ticketKinds, ticketKindName)}
          required
        />
        <Select
          {...chosen(form, 'priority')}
          label="Priority"
          options={options(['LOW', 'MEDIUM', 'HIGH', 'URGENT'], priorityName)}
        />
      </FieldPair>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <TextArea {...form.text('description')} label="Description" rows={4} required />
      <OfKind form={form} />
    </>
  );
}

function GeneralFields({ form }: { form: Form }) {
  const categories = useCategories();
  return (
    <>
      <FieldPair>
        <Select
          {...form.choice('categoryId')}
          label="Category"
          placeholder="General"
          options={categories.options}
          loading={categories.loading}
        />
        <TextField
          {...form.text('affectedSystem')}
          label="Affected system"
          hint="Optional"
          autoComplete="off"
        />
      </FieldPair>
      {categories.failed && (
        <QuietFailure busy={categories.loading} onRetry={categories.retry}>
          Categories are not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

function LeaveFields({ form }: { form: Form }) {
  return (
    <>
      <Select
        {...chosen(form, 'leaveType')}
        label="Leave type"
        options={options(leaveTypes, leaveTypeName)}
        required
      />
      <DateRangeField
        first={{ ...form.choice('startDate'), label: 'First day', required: true }}
        last={{ ...form.choice('endDate'), label: 'Last day', required: true }}
      />
      <TextArea {...form.text('reason')} label="Reason" hint="Optional" rows={2} />
    </>
  );
}

function ItFields({ form }: { form: Form }) {
  return (
    <>
      <FieldPair>
        <TextField
          {...form.text('issueType')}
          label="Issue type"
          hint="For example Hardware, Software or Network"
          autoComplete="off"
          required
        />
        <Select
          {...chosen(form, 'impactLevel')}
          label="Impact"
          hint="How much of your work you cannot do"
          options={options(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], impactName)}
        />
      </FieldPair>
      <TextField
        {...form.text('affectedSystem')}
        label="Affected system"
        hint="Optional"
        autoComplete="off"
      />
      <OwnAssetField {...form.choice('assetId')} />
    </>
  );
}

function FeedbackFields({ form }: { form: Form }) {
  return (
    <Select
      {...chosen(form, 'feedbackType')}
      label="Feedback type"
      hint="This form sends feedback under your name."
      options={options(feedbackTypes, feedbackTypeName)}
    />
  );
}

const fieldsOf = {
  GENERAL: GeneralFields,
  LEAVE_REQUEST: LeaveFields,
  IT_SUPPORT: ItFields,
  FEEDBACK: FeedbackFields,
} as const;

const options = <Word extends string>(words: readonly Word[], names: Readonly<Record<Word, string>>) =>
  words.map((value) => ({ value, label: names[value] }));

/** A field for one word of a few. */
function chosen<Name extends 'kind' | 'priority' | 'leaveType' | 'impactLevel' | 'feedbackType'>(
  form: Form,
  name: Name,
) {
  const { value, onChange, ...field } = form.choice(name);
  return { ...field, value, onChange: (word: string) => onChange(word as NewTicketValues[Name]) };
}
