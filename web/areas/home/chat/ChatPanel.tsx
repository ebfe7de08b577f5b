import { SquarePen, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled, { keyframes } from 'styled-components';

import { later } from '../../../domain/later/later';
import { IconButton } from '../../../ui/IconButton';
import { theme } from '../../../ui/theme';
import { ChatFoot } from './ChatFoot';
import { ChatLog } from './ChatLog';
import { ChatWelcome } from './ChatWelcome';
import { ConnectionNote } from './ConnectionNote';
import type { ChatSource } from './conversation';
import { aboveCorner, cornerGap, cornerSide, cornerSize } from './cornerStyle';
import { useConnection } from './useConnection';
import { useConversation } from './useConversation';
import { useEscape } from './useEscape';
import { useKeyboardRoom } from './useKeyboardRoom';

const ArticleDialog = later(() => import('../../../domain/knowledge/ArticleDialog').then((module) => module.ArticleDialog));

/** The conversation with the assistant, beside the page: nothing behind it is locked. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const conversation = useConversation();
  const { messages, isWaiting, failure, ask, clear } = conversation;
  const { connection, check } = useConnection(failure);
  const [source, setSource] = useState<ChatSource | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  useEscape(onClose);
  useKeyboardRoom(panel);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const isOff = isWaiting || connection === 'disconnected';
  const askExample = (question: string) => {
    // What was pressed goes; from the box the keyboard is brought back after the answer.
    box.current?.focus();
    ask(question);
  };
  const begin = () => {
    flushSync(clear);
    box.current?.focus();
    if (document.activeElement === document.body) panel.current?.focus();
  };

  return (
    // `data-overlay`: toasts keep off the box.
    <Panel ref={panel} role="dialog" aria-labelledby={title} tabIndex={-1} data-overlay="">
      <Head>
        <Words>
          <h2 id={title}>AI Assistant</h2>
          <ConnectionNote connection={connection} />
        </Words>
        {messages.length > 0 && <IconButton icon={SquarePen} label="New conversation" onClick={begin} />}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Head>
      <ChatLog messages={messages} isWaiting={isWaiting} onSource={setSource}>
        <ChatWelcome isOff={isOff} onAsk={askExample} />
      </ChatLog>
      <ChatFoot conversation={conversation} connection={connection} onCheck={check} box={box} />
      {source && <ArticleDialog id={source.article.id} heading={source.heading} onClose={() => setSource(null)} />}
    </Panel>
  );
}

const { color, space } = theme;
const rise = keyframes`from { opacity: 0; translate: 0 ${space[2]}; }`;

/** As wide as the tracker and the button together; a sheet under the header on a phone. */
const Panel = styled.div`
  position: fixed;
  inset-block-end: ${aboveCorner};
  inset-inline-end: ${cornerSide.wide};
  z-index: ${theme.layer.header};
  display: flex;
  flex-direction: column;
  inline-size: calc(${theme.size.toast} + ${cornerGap} + ${cornerSize});
  block-size: min(${theme.size.text}, calc(100dvh - ${theme.size.header} - ${space[3]} - ${aboveCorner}));
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.dialog};
  background: ${color.surface};
  box-shadow: ${theme.shadow.overlay};
  animation: ${rise} ${theme.motion.normal};
  ${theme.media.phone} {
    inset-block: ${theme.size.header} var(--keyboard-room, 0);
    inset-inline: 0;
    z-index: ${theme.layer.overlay};
    inline-size: auto;
    block-size: auto;
    border-width: ${theme.size.hair} 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${theme.media.print} { display: none; }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border-block-end: ${theme.border.line};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  h2 { font-size: ${theme.type[16]}; }
`;
