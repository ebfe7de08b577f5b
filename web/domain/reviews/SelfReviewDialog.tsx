import { object } from 'yup';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { PerformanceReviewLimits } from '../../generated/limits';
import { Checkbox } from '../../ui/form/choice/Checkbox';
import { toast } from '../../ui/feedback/toast';
import { TextArea } from '../../ui/form/TextArea';
import { useAction } from '../action/useAction';
import { FormDialog } from '../form/FormDialog';
import { incompleteText } from '../form/incompleteText';
import { textUpTo } from '../form/textRule';
import { changedReview } from './changedReview';

interface Props {
  review: FragmentType<typeof SelfReviewPart>;
  /** The version that was read. */
  version: number;
  cycle: { name: string; questions: readonly string[] };
  onClose: () => void;
}

/** An answer may wait until the self review is finished. */
const answerRule = textUpTo(PerformanceReviewLimits.selfAnswers.length).when('finish', {
  is: true,
  then: (rule) => rule.required('Answer this question to finish the self review'),
});

const nameOf = (at: number) => `answer${at}` as const;

type Values = Record<ReturnType<typeof nameOf>, string> & { finish: boolean; selfAnswers: null };

/** Writes the viewer's own self review; a draft is kept until it is finished. */
export function SelfReviewDialog({ review, version, cycle, onClose }: Props) {
  const { id, selfAnswers } = getFragmentData(SelfReviewPart, review);
  const { run } = useAction(WriteSelfReviewDocument, {
    failed: 'Failed to save the self review. Please try again.',
    inForm: true,
    ...changedReview,
  });
  const answers = cycle.questions.map((_, at) => [nameOf(at), selfAnswers?.[at] ?? ''] as const);
  const initialValues = { ...Object.fromEntries(answers), finish: false, selfAnswers: null } as Values;
  return (
    <FormDialog
      draft={`self review ${String(id)}`}
      title="Self review"
      line={cycle.name}
      size="large"
      initialValues={initialValues}
      schema={object(Object.fromEntries(answers.map(([name]) => [name, answerRule])))}
      incompleteText={incompleteText}
      submitLabel="Save"
      busyLabel="Saving..."
      submit={async (values) => {
        const input = {
          selfAnswers: cycle.questions.map((_, at) => values[nameOf(at)] ?? ''),
          finish: values.finish,
        };
        const { failure } = await run({ id, version, input });
        if (!failure)
          toast.success(values.finish ? 'Self review finished.' : 'Draft saved. Only you can read it.');
        return failure;
      }}
      notice={(form) => form.choice('selfAnswers').error}
      onClose={onClose}
    >
      {(form) => (
        <>
          {cycle.questions.map((question, at) => (
            <TextArea key={question} {...form.text(nameOf(at))} label={question} rows={4} />
          ))}
          <Checkbox
            label="Finish the self review"
            hint="Your manager and HR can read it then. It cannot be changed afterwards."
            checked={form.values.finish}
            onChange={({ target }) => form.choice('finish').onChange(target.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

const SelfReviewPart = graphql(`
  fragment SelfReview on PerformanceReview {
    id
    selfAnswers
  }
`);

const WriteSelfReviewDocument = graphql(`
  mutation WriteSelfReview($id: Int!, $version: Int!, $input: SelfReviewInput!) {
    writeSelfReview(id: $id, version: $version, input: $input) {
      id
      ...ReviewPanel
    }
  }
`);
