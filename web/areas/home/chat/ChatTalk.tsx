import { SquarePen, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

import { IconButton } from '../../../ui/form/IconButton';
import { theme } from '../../../ui/theme';
import type { Opening } from './messages/articleOpenings';
import { ChatFoot } from './input/ChatFoot';
import { ChatLog } from './messages/ChatLog';
import { ChatWelcome } from './messages/ChatWelcome';
import { ConnectionNote } from './connection/ConnectionNote';
import { inLowWindow } from './window/cornerStyle';
import { useConnection } from './connection/useConnection';
import type { UsedConversation } from './useConversation';

interface Props {
  conversation: UsedConversation;
  titleId: string;
  onOpen: (opening: Opening) => void;
  onClose: () => void;
}

/** The content of the panel, in every layout. */
export function ChatTalk({ conversation, titleId, onOpen, onClose }: Props) {
  const { messages, isWaiting, failure, ask, stop, clear } = conversation;
  const { connection, isGone, check } = useConnection(failure);
  const head = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const askExample = (question: string) => {
    // The pressed button disappears; from the box the focus is restored after the answer.
    box.current?.focus();
    ask(question);
  };
  /** The pressed button disappears together with its message. */
  const thenType = (act: () => void) => {
    flushSync(act);
    box.current?.focus();
    if (document.activeElement === document.body)
      head.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  };

  return (
    <>
      <Head ref={head}>
        <Words>
          <h2 id={titleId}>AI Assistant</h2>
          <ConnectionNote connection={connection} />
        </Words>
        {messages.length > 0 && (
          <IconButton icon={SquarePen} label="New conversation" onClick={() => thenType(clear)} />
        )}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Head>
      <ChatLog messages={messages} isWaiting={isWaiting} onOpen={onOpen} onStop={() => thenType(stop)}>
        <ChatWelcome isOff={isWaiting || isGone} onAsk={askExample} />
      </ChatLog>
      <ChatFoot conversation={conversation} isGone={isGone} onCheck={check} box={box} />
    </>
  );
}

const { space } = theme;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border-block-end: ${theme.border.line};
  ${inLowWindow} {
    padding-block: ${space[1]};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  h2 {
    font-size: ${theme.type[16]};
  }
`;
