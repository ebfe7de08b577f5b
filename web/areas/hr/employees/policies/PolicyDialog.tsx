import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import type { FormFields } from '../../../../domain/form/fields';
import { LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { audienceWord } from '../../../../domain/policies/policyWords';
import { people } from '../../../../domain/people/peopleSources';
import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { useDepartments } from '../../../../domain/people/useDepartments';
import { useViewer } from '../../../../domain/session/SessionContext';
import { graphql } from '../../../../generated/gql';
import type { PolicyAudience } from '../../../../generated/graphql';
import { ComboboxManyField } from '../../../../ui/form/choice/ComboboxManyField';
import { DateField } from '../../../../ui/form/DateField';
import { MarkdownField } from '../../../../ui/form/MarkdownField';
import { Select } from '../../../../ui/form/choice/Select';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { newPolicy, policyInput, policySchema, type PolicyValues } from './policyForm';
import { policyQueries } from './staleQueries';

interface Props {
  /** Number of the policy whose draft is changed; null for a new policy. */
  id: number | null;
  /** Its draft as it is now, with the version of the record. */
  draft?: { values: PolicyValues; version: number };
  onMade?: (id: number) => void;
  onClose: () => void;
}

const words = { inForm: true, once: true, stale: policyQueries } as const;

/** Writes a policy, or changes its draft. Nothing is shown to others before it is published. */
export function PolicyDialog({ id, draft, onMade, onClose }: Props) {
  const { id: ownerId } = useViewer();
  const create = useAction(CreatePolicyDocument, {
    ...words,
    done: 'Policy created as a draft',
    failed: 'Failed to create the policy. Please try again.',
  });
  const change = useAction(ChangePolicyDocument, {
    ...words,
    done: 'Draft saved',
    failed: 'Failed to save the draft. Please try again.',
    staleIfRefused: ['ManagedPolicy'],
  });
  const submit = async (values: PolicyValues) => {
    const input = policyInput(values);
    if (id !== null && draft) return (await change.run({ id, input, version: draft.version })).failure;
    const { data, failure } = await create.run({ input });
    if (data) onMade?.(data.createPolicy.id);
    return failure;
  };
  return (
    <FormDialog
      draft={id === null ? 'new policy' : `policy ${String(id)}`}
      title={id === null ? 'New Policy' : 'Edit Draft'}
      line="A draft is seen by HR and administrators alone."
      size="large"
      initialValues={draft?.values ?? { ...newPolicy, ownerId }}
      schema={policySchema}
      incompleteText="Please fill in all required fields"
      submitLabel={id === null ? 'Create draft' : 'Save draft'}
      busyLabel="Saving..."
      submit={submit}
      onClose={onClose}
    >
      {(form) => <PolicyFields form={form} />}
    </FormDialog>
  );
}

const audiences = (Object.keys(audienceWord) as PolicyAudience[]).map((value) => ({
  value,
  label: audienceWord[value],
}));

function PolicyFields({ form }: { form: FormFields<PolicyValues> }) {
  const departments = useDepartments();
  const audience = form.choice('audience');
  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <MarkdownField
        {...form.choice('content')}
        label="Content"
        hint="Markdown. HTML is shown as the text it is."
        rows={12}
        preview={(text) => <LateArticleText content={text} />}
      />
      <Select
        {...audience}
        onChange={(value) => audience.onChange(value as PolicyAudience)}
        label="Concerns"
        hint={
          audience.value === 'NEW_PEOPLE'
            ? 'Those of the last 90 days, and everyone who starts later.'
            : undefined
        }
        options={audiences}
      />
      {audience.value === 'DEPARTMENTS' && (
        <ComboboxManyField
          {...form.choice('departments')}
          label="Departments"
          options={departments.options.map(({ value, label }) => ({ id: value, text: label }))}
          loading={departments.loading}
        />
      )}
      <FieldPair>
        <DateField
          {...form.choice('effectiveOn')}
          label="In force from"
          hint="Left empty, from the day on which it is published."
        />
        <DateField {...form.choice('confirmBy')} label="Confirm by" hint="Needed to publish it." />
      </FieldPair>
      <FieldPair>
        <PersonPicker {...form.choice('ownerId')} among={people} label="Owner" required />
        <DateField {...form.choice('nextReview')} label="Next review" required />
      </FieldPair>
    </>
  );
}

const CreatePolicyDocument = graphql(`
  mutation WritePolicy($input: PolicyInput!) {
    createPolicy(input: $input) {
      id
    }
  }
`);

const ChangePolicyDocument = graphql(`
  mutation ChangePolicyDraft($id: Int!, $input: PolicyChanges!, $version: Int) {
    updatePolicy(id: $id, input: $input, version: $version) {
      id
      version
    }
  }
`);
