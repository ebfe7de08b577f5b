import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../../ui/theme';
import { ChatBubble } from './ChatBubble';
import type { ChatMessage, ChatSource } from './conversation';
import { TypingDots } from './TypingDots';
import { useScrollToNewest } from './useScrollToNewest';

interface Props {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
  onSource: (source: ChatSource) => void;
  /** What stands there before anything was said. */
  children: ReactNode;
}

/** What was said, the newest last; it is read aloud as it comes. */
export function ChatLog({ messages, isWaiting, onSource, children }: Props) {
  const { log, list, onScroll } = useScrollToNewest(messages, isWaiting);
  return (
    <Log ref={log} role="log" aria-label="Conversation" tabIndex={0} onScroll={onScroll}>
      {messages.length === 0 ? children : (
        <List ref={list}>
          {messages.map((message) => <ChatBubble key={message.key} message={message} onSource={onSource} />)}
        </List>
      )}
      {isWaiting && <TypingDots />}
    </Log>
  );
}

const Log = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-block-size: 0;
  padding: ${theme.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: calc(${theme.size.ring} * -1); }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
