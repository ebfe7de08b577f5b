import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { theme } from '../../../../ui/theme';
import type { Opening } from './articleOpenings';
import { ChatBubble } from './ChatBubble';
import type { ChatMessage } from '../conversation';
import { inLowWindow } from '../window/cornerStyle';
import { useScrollToNewest } from './useScrollToNewest';
import { WaitingNote } from './WaitingNote';

interface Props {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
  onOpen: (opening: Opening) => void;
  /** Gives up waiting. */
  onStop: () => void;
  /** Shown before anything was said. */
  children: ReactNode;
}

/** The messages, the newest last; new ones are announced. */
export function ChatLog({ messages, isWaiting, onOpen, onStop, children }: Props) {
  const { log, list, onScroll, hasNewBelow, showNewest } = useScrollToNewest(messages, isWaiting);
  const goDown = () => {
    // The pressed button disappears.
    log.current?.focus({ preventScroll: true });
    showNewest();
  };
  return (
    <Room>
      <Log ref={log} role="log" aria-label="Conversation" tabIndex={0} onScroll={onScroll}>
        {messages.length === 0 ? (
          children
        ) : (
          <List ref={list}>
            {messages.map((message) => (
              <ChatBubble key={message.key} message={message} onOpen={onOpen} />
            ))}
          </List>
        )}
        {isWaiting && <WaitingNote onStop={onStop} />}
      </Log>
      {hasNewBelow && (
        <Below>
          <Button icon={ArrowDown} onClick={goDown}>
            New answer
          </Button>
        </Below>
      )}
    </Room>
  );
}

/** Where the rest leaves too little, the whole panel scrolls. */
const Room = styled.div`
  position: relative;
  display: flex;
  flex: 1 0 ${theme.space[20]};
  min-block-size: ${theme.space[20]};
`;

const Log = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: calc(${theme.size.ring} * -1);
  }
  ${inLowWindow} {
    padding-block: ${theme.space[2]};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Below = styled.div`
  position: absolute;
  inset-block-end: ${theme.space[2]};
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * {
    border-radius: ${theme.radius.round};
    box-shadow: ${theme.shadow.overlay};
    pointer-events: auto;
  }
`;
