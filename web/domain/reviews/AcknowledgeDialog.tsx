import { graphql } from '../../generated/gql';
import { TextArea } from '../../ui/form/TextArea';
import { useAction } from '../action/useAction';
import { FormDialog } from '../form/FormDialog';
import { changedReview } from './changedReview';

interface Props {
  id: number;
  version: number;
  cycle: string;
  onClose: () => void;
}

/** Says that one has read one's review, with a comment if one likes. */
export function AcknowledgeDialog({ id, version, cycle, onClose }: Props) {
  const { run } = useAction(AcknowledgeReviewDocument, {
    done: 'Review acknowledged.',
    failed: 'Failed to acknowledge the review. Please try again.',
    inForm: true,
    ...changedReview,
  });
  return (
    <FormDialog
      draft={`acknowledge ${String(id)}`}
      title="Acknowledge review"
      line={`${cycle}. It says that you have read it, not that you agree.`}
      initialValues={{ comment: '' }}
      submitLabel="Acknowledge"
      busyLabel="Saving..."
      submit={async (input) => (await run({ id, version, input })).failure}
      onClose={onClose}
    >
      {(form) => (
        <TextArea
          {...form.text('comment')}
          label="Comment"
          hint="Optional. Your manager and HR can read it."
        />
      )}
    </FormDialog>
  );
}

const AcknowledgeReviewDocument = graphql(`
  mutation AcknowledgeReview($id: Int!, $version: Int!, $input: AcknowledgementInput!) {
    acknowledgeReview(id: $id, version: $version, input: $input) {
      id
      ...ReviewPanel
    }
  }
`);
