import { useImperativeHandle, useRef, useState, type FormEvent, type Ref } from 'react';
import styled from 'styled-components';

import { TicketCommentLimits } from '../../../generated/limits';
import { Button } from '../../../ui/form/Button';
import { TextArea } from '../../../ui/form/TextArea';
import { theme } from '../../../ui/theme';
import { RestoredNote } from '../../form/RestoredNote';
import { useDraft } from '../../form/useDraft';
import { ArticlePicker } from '../../knowledge/ArticlePicker';
import { lengthProblem } from '../../text/textLength';
import { isBlank } from '../../text/unseen';
import type { HeldComment } from './AddTicketComment';
import { Audience, audienceText } from './Audience';
import { emptyResponse, useRespond, type Response } from './useRespond';

interface Props {
  ref: Ref<HeldComment>;
  ticket: number;
  /** Offers internal notes. */
  mayBeInternal: boolean;
  /** Offers to link an article. */
  mayLink: boolean;
  /** Who reads a reply. */
  reply: string;
}

const { comment: longest } = TicketCommentLimits;

/**
 * The box of people who handle tickets: a reply or an internal note. A draft keeps its type, so that a note is
 * never sent as a reply.
 */
export function AddTicketResponse({ ref, ticket, mayBeInternal, mayLink, reply }: Props) {
  const { start, isRestored, keep, finish } = useDraft(`comment on ${String(ticket)}`, emptyResponse);
  const [response, setResponse] = useState(start);
  const [isNoted, setNoted] = useState(isRestored);
  const [problem, setProblem] = useState<string | null>(null);
  const [articleProblem, setArticleProblem] = useState<string | undefined>();
  const box = useRef<HTMLTextAreaElement>(null);
  const { run, busy } = useRespond(ticket);
  const { comment, isInternal, article } = response;
  const isIdle = comment === '' && article === null && !isInternal;
  useImperativeHandle(ref, () => ({ isEmpty: comment.trim() === '', discard: finish }));

  const change = (part: Partial<Response>) => {
    const next = { ...response, ...part };
    if (next.comment === '') setNoted(false);
    setResponse(next);
    keep(next, emptyResponse);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = isBlank(comment.trim()) ? 'Write a response first' : lengthProblem(comment.trim(), longest);
    const failure = wrong ? null : await run(response);
    const aboutArticle = failure?.fields['article']?.[0];
    setArticleProblem(aboutArticle);
    setProblem(
      wrong || (failure && !aboutArticle ? (failure.fields['comment']?.[0] ?? failure.message) : null),
    );
    if (!wrong && !failure) change({ comment: '', article: null });
    // The button was disabled meanwhile and has lost the focus.
    box.current?.focus();
  };

  return (
    <Form
      onSubmit={(event) => void send(event)}
      noValidate
      data-internal={isInternal || undefined}
      data-idle={isIdle || undefined}
    >
      {isNoted && comment !== '' && <RestoredNote onDiscard={() => change(emptyResponse)} />}
      <TextArea
        ref={box}
        label={isInternal ? 'Internal note' : 'Response'}
        hint={audienceText(isInternal, reply)}
        rows={2}
        value={comment}
        onChange={(event) => change({ comment: event.target.value })}
        error={problem}
      />
      {mayLink && (
        <ArticlePicker
          value={article}
          onChange={(chosen) => change({ article: chosen })}
          error={articleProblem}
        />
      )}
      <Foot>
        {mayBeInternal && (
          <Audience isInternal={isInternal} onChange={(chosen) => change({ isInternal: chosen })} />
        )}
        <Button type="submit" busy={busy} busyText="Sending...">
          {isInternal ? 'Add note' : 'Send response'}
        </Button>
      </Foot>
    </Form>
  );
}

/**
 * A note is written on the ground on which it will be shown. On a phone an empty box leaves the room to the
 * conversation until it is used.
 */
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
  ${theme.media.phone} {
    &[data-idle]:not(:focus-within) > * + * {
      display: none;
    }
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
