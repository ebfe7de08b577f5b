import { object } from 'yup';

import { TicketCommentLimits } from '../../generated/limits';
import { TextArea } from '../../ui/form/TextArea';
import { FormDialog } from '../form/FormDialog';
import { textRule } from '../form/textRule';
import { ArticlePicker } from '../knowledge/ArticlePicker';
import { Audience, audienceText } from '../tickets/comments/Audience';
import { hasArticles } from '../tickets/hasArticles';
import { replyReaders } from '../tickets/readers';
import { emptyResponse, useRespond } from '../tickets/comments/useRespond';
import type { ConsoleRow } from './consoleRow';

interface Props {
  ticket: ConsoleRow;
  onClose: () => void;
}

/** Answers the requester, or leaves a note for colleagues, without opening the ticket. */
export function RespondDialog({ ticket, onClose }: Props) {
  const { id, kind, title, viewerCan } = ticket;
  const respond = useRespond(id);
  return (
    <FormDialog
      // Text typed here is also in the box of the panel, and the other way round.
      draft={`comment on ${String(id)}`}
      title="Respond to Ticket"
      line={<bdi>{title}</bdi>}
      initialValues={emptyResponse}
      schema={schema}
      submitLabel="Send response"
      busyLabel="Sending..."
      submit={respond.run}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextArea
            {...form.text('comment')}
            label="Response"
            hint={audienceText(form.values.isInternal, replyReaders(ticket))}
            rows={6}
            required
          />
          {viewerCan.commentInternally && (
            <Audience isInternal={form.values.isInternal} onChange={form.choice('isInternal').onChange} />
          )}
          {hasArticles(kind) && <ArticlePicker {...form.choice('article')} />}
        </>
      )}
    </FormDialog>
  );
}

const schema = object({ comment: textRule('Write a response first', TicketCommentLimits.comment) });
