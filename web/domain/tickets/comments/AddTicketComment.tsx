import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import styled from 'styled-components';

import { graphql } from '../../../generated/gql';
import { TicketCommentLimits } from '../../../generated/limits';
import { Button } from '../../../ui/form/Button';
import { TextArea } from '../../../ui/form/TextArea';
import { theme } from '../../../ui/theme';
import { useAction } from '../../action/useAction';
import { RestoredNote } from '../../form/RestoredNote';
import { useDraft } from '../../form/useDraft';
import { lengthProblem } from '../../text/textLength';
import { isBlank } from '../../text/unseen';

const { comment: longest } = TicketCommentLimits;

/** The unsent text, for a person who is about to leave. */
export interface HeldComment {
  isEmpty: boolean;
  /** Throws it away. */
  discard: () => void;
}

interface Props {
  ref: Ref<HeldComment>;
  ticket: number;
  /** Shown above the box: who will read it, under which name. */
  hint: string | undefined;
}

const noComment = { comment: '' };

/**
 * A box for a comment on a ticket. The typed text stays until it was sent, and is there again on the return to the
 * ticket.
 */
export function AddTicketComment({ ref, ticket, hint }: Props) {
  const { start, isRestored, keep, finish } = useDraft(`comment on ${String(ticket)}`, noComment);
  const [comment, setComment] = useState(start.comment);
  const [isNoted, setNoted] = useState(isRestored);
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, busy } = useAction(AddTicketCommentDocument, {
    failed: 'Failed to add the comment. Please try again.',
    inForm: true,
    stale: ['TicketComments'],
  });
  useImperativeHandle(ref, () => ({ isEmpty: comment.trim() === '', discard: finish }));

  const write = (text: string) => {
    // Emptying the box, or sending the comment, ends the restored draft.
    if (text === '') setNoted(false);
    setComment(text);
    keep({ comment: text }, noComment);
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = comment.trim();
    const wrong = isBlank(text) ? 'Write a comment first' : lengthProblem(text, longest);
    if (wrong) {
      setProblem(wrong);
      box.current?.focus();
      return;
    }
    const { failure } = await run({ ticket, comment: text });
    setProblem(failure && (failure.fields['comment']?.[0] ?? failure.message));
    if (!failure) write('');
    // The button was disabled meanwhile and has lost the focus.
    box.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void add(event)} noValidate>
      {isNoted && comment !== '' && <RestoredNote onDiscard={() => write('')} />}
      <Line>
        <TextArea
          ref={box}
          label="Add a comment"
          hint={hint}
          rows={1}
          value={comment}
          onChange={(event) => write(event.target.value)}
          error={problem}
        />
        <Button type="submit" busy={busy} busyText="Adding...">
          Add comment
        </Button>
      </Line>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]};
`;

/** The box grows upwards; more than half of the window stays for the comments above. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[2]} ${theme.space[3]};
  > :first-child {
    flex: 1 1 ${theme.size.menu};
  }
  textarea {
    max-block-size: 30vh;
  }
`;

const AddTicketCommentDocument = graphql(`
  mutation AddTicketComment($ticket: Int!, $comment: String!) {
    addTicketComment(ticket: $ticket, comment: $comment) {
      id
    }
  }
`);
