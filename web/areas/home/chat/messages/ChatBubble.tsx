import styled, { css } from 'styled-components';

import { exactText, instantTime } from '../../../../domain/calendar/instant';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { Answer } from './Answer';
import { ArticleChips } from './ArticleChips';
import { openingsOf, type Opening } from './articleOpenings';
import { TicketButton } from './TicketButton';
import type { ChatMessage } from '../conversation';

interface Props {
  message: ChatMessage;
  onOpen: (opening: Opening) => void;
}

/**
 * One message with its time: the person's at the end of the line, the assistant's at its start with its source
 * articles, or similar ones.
 */
export function ChatBubble({ message, onOpen }: Props) {
  const { sender, text, timestamp, sources, nearest, unanswered } = message;
  // It is said now and here: the clock of the device, not that of the organisation.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isOwn = sender === 'user';
  return (
    <Item $isOwn={isOwn}>
      <VisuallyHidden>{isOwn ? 'You said:' : 'The assistant said:'}</VisuallyHidden>
      <Bubble $isOwn={isOwn}>{isOwn ? <p dir="auto">{text}</p> : <Answer message={message} />}</Bubble>
      <ArticleChips label="Sources" openings={openingsOf(sources)} onOpen={onOpen} />
      <ArticleChips
        label="Nearest articles"
        isLabelled
        openings={nearest.map((article) => ({ article, heading: null, passages: [] }))}
        onOpen={onOpen}
      />
      {unanswered !== null && <TicketButton text={unanswered} />}
      <time dateTime={timestamp} title={exactText(timestamp, timeZone)}>
        {instantTime(timestamp, timeZone)}
      </time>
    </Item>
  );
}

const { color, space } = theme;

const Item = styled.li<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${space[1]};
  ${({ $isOwn }) =>
    $isOwn
      ? css`
          padding-inline-start: ${space[8]};
        `
      : css`
          padding-inline-end: ${space[4]};
        `}
  > time {
    color: ${color.ink3};
    font-size: ${theme.type[12]};
    font-variant-numeric: tabular-nums;
  }
`;

const Bubble = styled.div<{ $isOwn: boolean }>`
  max-inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${theme.radius.card};
  background: ${({ $isOwn }) => ($isOwn ? color.brandSoft : color.track)};
  overflow-wrap: anywhere;
  p {
    white-space: ${({ $isOwn }) => ($isOwn ? 'pre-wrap' : 'pre-line')};
  }
`;
