import { graphql } from '../../generated/gql';
import { Select } from '../../ui/form/choice/Select';
import { TextArea } from '../../ui/form/TextArea';
import { useAction } from '../action/useAction';
import { FormDialog } from '../form/FormDialog';
import { changedReview } from './changedReview';
import { ratingOptions } from './reviewWords';

interface Props {
  id: number;
  version: number;
  name: string;
  rating: number | null;
  onClose: () => void;
}

/** Changes the rating of a finished review, with a reason that is kept. */
export function CalibrateDialog({ id, version, name, rating, onClose }: Props) {
  const { run } = useAction(CalibrateReviewDocument, {
    done: 'Rating changed.',
    failed: 'Failed to change the rating. Please try again.',
    inForm: true,
    ...changedReview,
  });
  return (
    <FormDialog
      draft={`calibrate ${String(id)}`}
      title="Change rating"
      line={name}
      initialValues={{ rating: String(rating ?? ''), reason: '' }}
      submitLabel="Change rating"
      busyLabel="Saving..."
      submit={async (values) =>
        (await run({ id, version, input: { rating: Number(values.rating), reason: values.reason } })).failure
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Select {...form.choice('rating')} label="Rating" options={ratingOptions} />
          <TextArea
            {...form.text('reason')}
            label="Reason"
            hint="HR, administrators and the manager can read it; the person cannot."
          />
        </>
      )}
    </FormDialog>
  );
}

const CalibrateReviewDocument = graphql(`
  mutation CalibrateReview($id: Int!, $version: Int!, $input: CalibrationInput!) {
    calibrateReview(id: $id, version: $version, input: $input) {
      id
      ...ReviewPanel
    }
  }
`);
