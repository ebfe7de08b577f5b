import { useRef, useState, type ReactNode } from 'react';

import type { FragmentType } from '../../generated/fragment-masking';
import type { TicketStatus } from '../../generated/graphql';
import { SidePanel } from '../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../ui/overlay/sidePanel/steps';
import { DiscardQuestion } from '../form/DiscardQuestion';
import { NoDetails } from '../list/NoDetails';
import { useLiveAnswer } from '../stream/useNews';
import { AddTicketComment, type HeldComment } from './comments/AddTicketComment';
import { AddTicketResponse } from './comments/AddTicketResponse';
import type { TicketHistoryFragment } from './comments/TicketTimeline';
import { TicketTimeline } from './comments/TicketTimeline';

interface Props {
  id: number;
  /** What it is: "leave request". */
  noun: string;
  /** What the list or the answer knows; undefined until one of them does. */
  title: string | undefined;
  head: ReactNode;
  /** The ticket; null or undefined if there is none to show. */
  ticket: FragmentType<typeof TicketHistoryFragment> | null | undefined;
  /** The answer to the query for it. */
  answer: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  /** What the statuses are called for this kind of ticket. */
  words: Readonly<Record<TicketStatus, string>>;
  /** What making it is called in the history: "Created". */
  begun: string;
  /** Its moments were cut to the day. */
  isByDay?: boolean;
  /** Shown while there are no comments; without it nothing is shown. */
  noResponses?: string | undefined;
  /** Above the box for a comment: who will read it, under which name. */
  commentHint?: string | undefined;
  /**
   * A person who handles the ticket writes responses at its foot, notes where `mayBeInternal`, and links articles where
   * `mayLink`; without it comments.
   */
  handler?: { mayBeInternal: boolean; mayLink: boolean; reply: string } | null | undefined;
  facts: ReactNode;
  /** Buttons for what may be done with it. */
  actions: ReactNode;
  steps: PanelSteps | undefined;
  onClose: () => void;
  /** The text of the ticket. */
  children: ReactNode;
}

/**
 * A ticket of any kind: its text, what happened and was said, its facts at the side; at the bottom a box to write
 * and the actions. An unsent comment is discarded only after a confirmation, and is kept when the person moves on
 * to the next ticket.
 */
export function TicketPanel({ id, noun, title, ticket, answer, actions, steps, onClose, ...parts }: Props) {
  useLiveAnswer(answer.refetch);
  const { head, facts, words, begun, isByDay, noResponses, commentHint, handler, children } = parts;
  const comment = useRef<HeldComment>(null);
  const [leaving, setLeaving] = useState(false);
  const close = () => (comment.current?.isEmpty === false ? setLeaving(true) : onClose());
  const isMissing = !ticket && !answer.loading;

  return (
    <>
      <SidePanel
        item={id}
        title={(!isMissing && title) || capital(noun)}
        head={!isMissing && title !== undefined && head}
        steps={steps}
        onClose={close}
        isText={Boolean(handler)}
        rail={ticket && facts}
        talk={
          ticket && (
            <>
              <h3>History and comments</h3>
              <TicketTimeline
                id={id}
                ticket={ticket}
                words={words}
                begun={begun}
                isByDay={isByDay}
                noResponses={noResponses}
              />
            </>
          )
        }
        composer={
          ticket &&
          (handler ? (
            <AddTicketResponse key={id} ref={comment} ticket={id} {...handler} />
          ) : (
            <AddTicketComment key={id} ref={comment} ticket={id} hint={commentHint} />
          ))
        }
        footer={ticket && actions}
      >
        {ticket && children}
        {!ticket && <NoDetails answer={answer} noun={noun} />}
      </SidePanel>
      {leaving && (
        <DiscardQuestion
          what="your comment"
          onDiscard={() => {
            comment.current?.discard();
            onClose();
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
