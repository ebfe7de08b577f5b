import { BookOpen } from 'lucide-react';
import styled from 'styled-components';

import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Icon } from '../../../ui/layout/Icon';
import { TextLink } from '../../../ui/layout/TextLink';
import { theme } from '../../../ui/theme';
import type { TimelineStep } from '../../../ui/data/Timeline';
import { AgeOrInstant } from '../../calendar/AgeText';
import { InstantText } from '../../calendar/InstantText';
import { PersonAvatar } from '../../people/PersonAvatar';
import type { TicketComment } from './useTicketComments';

/** A comment as a step of the timeline. */
export const commentStep = (
  { id, comment, isInternal, articleId, article, createdBy, createdByName, createdAt }: TicketComment,
  isByDay: boolean,
): TimelineStep => ({
  key: `comment ${String(id)}`,
  title: <bdi>{createdByName}</bdi>,
  line: (
    <>
      {isByDay ? <InstantText at={createdAt} isDay /> : <AgeOrInstant at={createdAt} />}{' '}
      {isInternal && (
        <StatusBadge tone="warning" dot={false}>
          Internal note
        </StatusBadge>
      )}
    </>
  ),
  mark: <PersonAvatar name={createdByName} photo={createdBy?.profilePicture} size="small" />,
  text: (
    <>
      {isInternal ? <Note dir="auto">{comment}</Note> : <Text dir="auto">{comment}</Text>}
      {articleId !== null && (
        <Linked>
          <Icon shape={BookOpen} />
          {article ? (
            <TextLink to={`/it/knowledge-base?article=${String(article.id)}`} dir="auto">
              {article.title}
            </TextLink>
          ) : (
            <span>An article that is no longer there, or is not open to you.</span>
          )}
        </Linked>
      )}
    </>
  ),
});

/** The article that the comment links. */
const Linked = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[1]};
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    align-self: center;
  }
`;

/** Text of people: their line breaks count, and no word of theirs is too long. */
const Text = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** With a background of its own, so that it is not mistaken for a comment that the requester reads. */
const Note = styled(Text)`
  margin-block-start: ${theme.space[1]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: ${theme.border.line};
  border-color: ${theme.color.warningLine};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.ink};
`;
