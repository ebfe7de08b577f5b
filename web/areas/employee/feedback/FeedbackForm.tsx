import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';

import { useAction } from '../../../domain/action/useAction';
import { incompleteText } from '../../../domain/form/incompleteText';
import { RestoredNote } from '../../../domain/form/RestoredNote';
import { useGraphForm } from '../../../domain/form/useGraphForm';
import { useViewAction } from '../../../domain/list/useViewAction';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { theme } from '../../../ui/theme';
import { FeedbackFields } from './FeedbackFields';
import { emptyFeedback, feedbackSchema, toInput } from './feedbackForm';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';

const DiscardQuestion = lazyDialog(() =>
  import('../../../domain/form/DiscardQuestion').then((module) => module.DiscardQuestion),
);

interface Props {
  subject: RefObject<HTMLInputElement | null>;
  /** Another one was here before: the focus continues at the same button. */
  isAgain: boolean;
  /** It was sent or emptied. */
  onEnd: () => void;
}

/** Gives feedback. */
export function FeedbackForm({ subject, isAgain, onEnd }: Props) {
  const { email } = useViewer();
  const view = useViewAction('/employee/feedback', 'feedback');
  const { run } = useAction(CreateFeedbackDocument, {
    done: 'Feedback submitted successfully!',
    next: ({ createFeedback: { id } }) => view(id),
    failed: 'Failed to submit feedback',
    inForm: true,
    stale: ['FeedbackHistory'],
  });
  const { fields, banner, restored, isTyped, isBusy, body, onSubmit, end, discard } = useGraphForm({
    draft: 'new feedback',
    initialValues: emptyFeedback,
    schema: feedbackSchema,
    incompleteText,
    submit: async (values) => (await run({ input: toInput(values, email) })).failure,
    onEnd,
  });
  const [clearing, setClearing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAgain) button.current?.focus({ preventScroll: true });
  }, [isAgain]);

  return (
    <Card title="Give feedback">
      <form onSubmit={onSubmit} noValidate aria-label="Give feedback">
        <Stack $gap={4} ref={body}>
          {restored && <RestoredNote {...restored} onDiscard={discard} />}
          <FeedbackFields form={fields} subject={subject} />
          {banner && <Banner tone="danger">{banner}</Banner>}
          <Buttons>
            {isTyped && (
              <Button variant="ghost" disabled={isBusy} onClick={() => setClearing(true)}>
                Clear
              </Button>
            )}
            <Button
              ref={button}
              type="submit"
              variant="primary"
              icon={Send}
              busy={isBusy}
              busyText="Submitting..."
            >
              Submit feedback
            </Button>
          </Buttons>
        </Stack>
      </form>
      {clearing && (
        <DiscardQuestion what="your feedback" onDiscard={end} onClose={() => setClearing(false)} />
      )}
    </Card>
  );
}

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;

const CreateFeedbackDocument = graphql(`
  mutation CreateFeedback($input: FeedbackInput!) {
    createFeedback(input: $input) {
      id
      ...FeedbackRow
    }
  }
`);
