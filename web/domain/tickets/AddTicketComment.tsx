import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { TicketCommentLimits } from '../../generated/limits';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextArea';
import { theme } from '../../ui/theme';
import { useAction } from '../action/useAction';
import { tooLong } from '../form/textRule';
import { isBlank } from '../text/unseen';

const { comment: longest } = TicketCommentLimits;

export interface Draft {
  /** What is written and not sent yet; kept by the screen, which asks before it throws it away. */
  draft: string;
  onDraft: (text: string) => void;
  /** Stands above the box: who will read it, under which name. */
  hint?: string;
}

/** A box to write on a ticket; what was typed stays until it has arrived. */
export function AddTicketComment({ ticket, draft, onDraft, hint }: Draft & { ticket: number }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, busy } = useAction(AddTicketCommentDocument, {
    failed: 'Failed to add the comment. Please try again.',
    inForm: true,
    stale: ['TicketComments'],
  });

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const comment = draft.trim();
    const wrong = isBlank(comment)
      ? 'Write a comment first'
      : comment.length > longest && tooLong(longest, comment.length);
    if (wrong) {
      setProblem(wrong);
      box.current?.focus();
      return;
    }
    const { failure } = await run({ ticket, comment });
    setProblem(failure && (failure.fields['comment']?.[0] ?? failure.message));
    if (!failure) onDraft('');
    // The button was disabled meanwhile and has lost the focus.
    box.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void add(event)} noValidate>
      <TextArea
        ref={box}
        label="Add a comment"
        hint={hint}
        rows={2}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        error={problem}
      />
      <div>
        <Button type="submit" busy={busy} busyText="Adding...">
          Add comment
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]};
`;

const AddTicketCommentDocument = graphql(`
  mutation AddTicketComment($ticket: Int!, $comment: String!) {
    addTicketComment(ticket: $ticket, comment: $comment) {
      id
    }
  }
`);
