import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { people } from '../../../../domain/people/peopleSources';
import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { graphql } from '../../../../generated/gql';
import { DateField } from '../../../../ui/form/DateField';
import { detailsSchema, type PolicyDetails } from './policyForm';
import { policyQueries } from './staleQueries';

interface Props {
  id: number;
  details: PolicyDetails;
  /** Version of the record that was read. */
  version: number;
  onClose: () => void;
}

/** Changes who answers for a policy and its next review; no version of it is touched. */
export function PolicyDetailsDialog({ id, details, version, onClose }: Props) {
  const { run } = useAction(ChangeDetailsDocument, {
    inForm: true,
    once: true,
    stale: policyQueries,
    staleIfRefused: ['ManagedPolicy'],
    done: 'Policy updated',
    failed: 'Failed to update the policy. Please try again.',
  });
  return (
    <FormDialog
      draft={`policy details ${String(id)}`}
      title="Edit Policy"
      line="Its text changes only with a new version."
      initialValues={details}
      schema={detailsSchema}
      incompleteText="Please fill in all required fields"
      submitLabel="Save"
      busyLabel="Saving..."
      submit={async (input) => (await run({ id, input, version })).failure}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DateField {...form.choice('nextReview')} label="Next review" required />
          <PersonPicker {...form.choice('ownerId')} among={people} label="Owner" required />
        </>
      )}
    </FormDialog>
  );
}

const ChangeDetailsDocument = graphql(`
  mutation ChangePolicyDetails($id: Int!, $input: PolicyChanges!, $version: Int) {
    updatePolicy(id: $id, input: $input, version: $version) {
      id
      version
    }
  }
`);
