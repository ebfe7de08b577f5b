import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import styled from 'styled-components';

import { TicketCommentLimits } from '../../generated/limits';
import { Button } from '../../ui/form/Button';
import { TextArea } from '../../ui/form/TextArea';
import { theme } from '../../ui/theme';
import { RestoredNote } from '../form/RestoredNote';
import { tooLong } from '../form/textRule';
import { useDraft } from '../form/useDraft';
import { isBlank } from '../text/unseen';
import type { HeldComment } from './AddTicketComment';
import { Audience, audienceText } from './Audience';
import { useRespond } from './useRespond';

interface Props {
  ref: Ref<HeldComment>;
  ticket: number;
  /** Offers internal notes. */
  mayBeInternal: boolean;
  /** Who reads a reply. */
  reply: string;
}

const { comment: longest } = TicketCommentLimits;
const nothing = { comment: '', isInternal: false };

/**
 * The box of those who handle tickets: a reply or an internal note. A draft comes back as what it was, so
 * that a note is never sent as a reply.
 */
export function AddTicketResponse({ ref, ticket, mayBeInternal, reply }: Props) {
  const { start, isRestored, keep, finish } = useDraft(`comment on ${String(ticket)}`, nothing);
  const [response, setResponse] = useState(start);
  const [isNoted, setNoted] = useState(isRestored);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { run, busy } = useRespond(ticket);
  const { comment, isInternal } = response;
  useImperativeHandle(ref, () => ({ isEmpty: comment.trim() === '', discard: finish }));

  const change = (next: typeof nothing) => {
    if (next.comment === '') setNoted(false);
    setResponse(next);
    keep(next, nothing);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = isBlank(comment.trim())
      ? 'Write a response first'
      : comment.trim().length > longest && tooLong(longest, comment.trim().length);
    const failure = wrong ? null : await run(response);
    setProblem(wrong || (failure && (failure.fields['comment']?.[0] ?? failure.message)));
    if (!wrong && !failure) change({ comment: '', isInternal });
    // The button was disabled meanwhile and has lost the focus.
    box.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void send(event)} noValidate data-internal={isInternal || undefined}>
      {isNoted && comment !== '' && <RestoredNote onDiscard={() => change(nothing)} />}
      <TextArea
        ref={box}
        label={isInternal ? 'Internal note' : 'Response'}
        hint={audienceText(isInternal, reply)}
        rows={2}
        value={comment}
        onChange={(event) => change({ comment: event.target.value, isInternal })}
        error={problem}
      />
      <Foot>
        {mayBeInternal && (
          <Audience isInternal={isInternal} onChange={(chosen) => change({ comment, isInternal: chosen })} />
        )}
        <Button type="submit" busy={busy} busyText="Sending...">
          {isInternal ? 'Add note' : 'Send response'}
        </Button>
      </Foot>
    </Form>
  );
}

/** A note is written on the ground on which it will stand. */
const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]};
  textarea {
    max-block-size: 30vh;
  }
  &[data-internal] textarea {
    border-color: ${theme.color.warningLine};
    background: ${theme.color.warningSoft};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  > :last-child {
    margin-inline-start: auto;
  }
`;
