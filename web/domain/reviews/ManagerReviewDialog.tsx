import styled from 'styled-components';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { FactList } from '../../ui/data/FactList';
import { Checkbox } from '../../ui/form/choice/Checkbox';
import { Select } from '../../ui/form/choice/Select';
import { toast } from '../../ui/feedback/toast';
import { TextArea } from '../../ui/form/TextArea';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { useAction } from '../action/useAction';
import { FormDialog } from '../form/FormDialog';
import { changedReview } from './changedReview';
import { ratingOptions } from './reviewWords';
import { RunningGoals } from './RunningGoals';

interface Props {
  review: FragmentType<typeof ManagerReviewPart>;
  /** The version that was read. */
  version: number;
  /** Whose review it is, by the employment record. */
  person: { id: number; name: string };
  cycle: { name: string; questions: readonly string[] };
  /** The person has written, or the time for it has ended. */
  mayFinish: boolean;
  onClose: () => void;
}

/** Writes the manager's part of a review, beside what the person has written and works on. */
export function ManagerReviewDialog({ review, version, person, cycle, mayFinish, onClose }: Props) {
  const it = getFragmentData(ManagerReviewPart, review);
  const { id, selfAnswers } = it;
  const { run } = useAction(WriteManagerReviewDocument, {
    failed: 'Failed to save the review. Please try again.',
    inForm: true,
    ...changedReview,
  });
  return (
    <FormDialog
      draft={`manager review ${String(id)}`}
      title={`Review of ${person.name}`}
      line={cycle.name}
      size="wide"
      initialValues={{
        rating: it.rating === null ? '' : String(it.rating),
        strengths: it.strengths ?? '',
        improvements: it.improvements ?? '',
        finish: false,
      }}
      submitLabel="Save"
      busyLabel="Saving..."
      submit={async ({ rating, strengths, improvements, finish }) => {
        const input = { rating: rating === '' ? null : Number(rating), strengths, improvements, finish };
        const { failure } = await run({ id, version, input });
        if (!failure) toast.success(finish ? 'Review finished.' : 'Draft saved. Only you can read it.');
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <Beside>
          <Stack>
            {selfAnswers && (
              <FactList
                facts={cycle.questions.map((question, at) => ({
                  label: question,
                  value: selfAnswers[at] || null,
                  wide: true,
                }))}
              />
            )}
            <RunningGoals employeeId={person.id} />
          </Stack>
          <Stack>
            <Select {...form.choice('rating')} label="Rating" options={ratingOptions} />
            <TextArea {...form.text('strengths')} label="Strengths" rows={4} />
            <TextArea {...form.text('improvements')} label="To improve" rows={4} />
            {mayFinish && (
              <Checkbox
                label="Finish this review"
                hint="HR reads it then and shares it. It cannot be changed afterwards."
                checked={form.values.finish}
                onChange={({ target }) => form.choice('finish').onChange(target.checked)}
              />
            )}
          </Stack>
        </Beside>
      )}
    </FormDialog>
  );
}

/** Two columns where there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

const ManagerReviewPart = graphql(`
  fragment ManagerReview on PerformanceReview {
    id
    selfAnswers
    rating
    strengths
    improvements
  }
`);

const WriteManagerReviewDocument = graphql(`
  mutation WriteManagerReview($id: Int!, $version: Int!, $input: ManagerReviewInput!) {
    writeManagerReview(id: $id, version: $version, input: $input) {
      id
      ...ReviewPanel
    }
  }
`);
