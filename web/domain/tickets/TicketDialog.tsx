import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import type { FragmentType } from '../../generated/fragment-masking';
import type { TicketStatus } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { theme } from '../../ui/theme';
import { readFailure } from '../failure/failure';
import { DiscardQuestion } from '../form/DiscardQuestion';
import { RestoredNote } from '../form/RestoredNote';
import { useDraft } from '../form/useDraft';
import { TicketComments } from './TicketComments';
import { TicketHistory, type TicketHistoryFragment } from './TicketHistory';

interface Props {
  id: number;
  /** What it is: "leave request". */
  noun: string;
  /** Undefined until it is known. */
  title: string | undefined;
  /** The ticket; null or undefined while there is none to show. */
  ticket: FragmentType<typeof TicketHistoryFragment> | null | undefined;
  /** The answer to the query for it. */
  answer: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** What the statuses are called for this kind of ticket. */
  words: Readonly<Record<TicketStatus, string>>;
  /** What making it is called in the history: "Created". */
  begun: string;
  /** Its moments were cut to the day. */
  isByDay?: boolean;
  /** Above the box for a comment: who will read it, under which name. */
  commentHint?: string;
  /** Buttons beside Close. */
  actions: ReactNode;
  onClose: () => void;
  /** What is known of it. */
  children: ReactNode;
}

const noComment = { comment: '' };

/**
 * A ticket of any kind: what is known of it, its history, its comments. A comment that was not sent is not
 * thrown away unasked.
 */
export function TicketDialog({
  id,
  noun,
  title,
  ticket,
  answer: { loading, error, refetch },
  words,
  begun,
  isByDay,
  commentHint,
  actions,
  onClose,
  children,
}: Props) {
  const { start, isRestored, keep, finish } = useDraft(`comment on ${String(id)}`, noComment);
  const [draft, setDraft] = useState(start.comment);
  const [isNoted, setNoted] = useState(isRestored);
  const [leaving, setLeaving] = useState(false);
  const close = () => (draft.trim() === '' ? onClose() : setLeaving(true));
  const write = (comment: string) => {
    // An emptied box, or a comment that has arrived, is the end of what was restored.
    if (comment === '') setNoted(false);
    setDraft(comment);
    keep({ comment }, noComment);
  };
  const discard = () => {
    finish();
    onClose();
  };

  return (
    <>
      <Dialog
        title={title ?? capital(noun)}
        size="large"
        isOpen
        onClose={close}
        footer={
          ticket && (
            <>
              <Button onClick={close}>Close</Button>
              {actions}
            </>
          )
        }
      >
        {!ticket && loading && <Skeleton steps={20} shape="block" />}
        {!ticket && !loading && (
          <ErrorState
            text={
              isGone(error)
                ? `This ${noun} does not exist any more.`
                : `Failed to load the ${noun}. Please try again.`
            }
            retryLabel="Retry"
            onRetry={isGone(error) ? undefined : () => void refetch().catch(() => undefined)}
          />
        )}
        {ticket && (
          <>
            {children}
            <Part>
              <h3>History</h3>
              <TicketHistory ticket={ticket} words={words} begun={begun} isByDay={isByDay} />
            </Part>
            <Part>
              <h3>Comments</h3>
              {isNoted && draft !== '' && <RestoredNote onDiscard={() => write('')} />}
              <TicketComments
                ticket={id}
                isByDay={isByDay}
                hint={commentHint}
                draft={draft}
                onDraft={write}
              />
            </Part>
          </>
        )}
      </Dialog>
      {leaving && (
        <DiscardQuestion what="your comment" onDiscard={discard} onClose={() => setLeaving(false)} />
      )}
    </>
  );
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Without an error the answer was null. */
const isGone = (error: unknown): boolean => error === undefined || readFailure(error).code === 'NOT_FOUND';

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  h3 {
    font-size: ${theme.type[14]};
  }
`;
