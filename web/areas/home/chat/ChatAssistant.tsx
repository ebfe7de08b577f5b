import { ChevronDown, MessageCircle } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { Icon } from '../../../ui/layout/Icon';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { cornerEdge, cornerRoom, cornerSide, cornerSize } from './window/cornerStyle';
import { useConversation } from './useConversation';

const ChatPanel = lazyDialog(() => import('./window/ChatPanel').then((module) => module.ChatPanel));

/**
 * The assistant of the home page: a button in the corner, which opens and closes the panel and tells of an
 * answer that came meanwhile.
 */
export function ChatAssistant() {
  const { hasNews } = useConversation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    <>
      <Corner
        ref={button}
        type="button"
        aria-label={hasNews ? 'AI Assistant, new answer' : 'AI Assistant'}
        title="AI Assistant"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon shape={isOpen ? ChevronDown : MessageCircle} size="large" />
        {hasNews && <Mark aria-hidden="true" />}
      </Corner>
      <VisuallyHidden role="status">{hasNews && 'The assistant has answered.'}</VisuallyHidden>
      <CornerRoom />
      <Strip data-chat-strip="" />
      {isOpen && <ChatPanel onClose={close} opener={button} />}
    </>
  );
}

const Corner = styled.button`
  position: fixed;
  inset-block-end: ${cornerEdge};
  inset-inline-end: ${cornerSide.wide};
  z-index: ${theme.layer.header};
  display: grid;
  place-items: center;
  inline-size: ${cornerSize};
  block-size: ${cornerSize};
  padding: 0;
  border: ${theme.border.none};
  border-radius: ${theme.radius.round};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  box-shadow: ${theme.shadow.overlay};
  cursor: pointer;
  &:hover {
    background: ${theme.color.brandHover};
  }
  ${theme.media.phone} {
    inset-inline-end: ${cornerSide.phone};
  }
  ${theme.media.print} {
    display: none;
  }
`;

/** Something new is to be read. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: ${theme.space[3]};
  block-size: ${theme.space[3]};
  border: ${theme.size.ring} solid ${theme.color.canvas};
  border-radius: ${theme.radius.round};
  background: ${theme.color.danger};
`;

/** On a phone nothing of the page lies under the button, but a strip as that of the tracker, where that is not. */
const Strip = styled.div`
  display: none;
  ${theme.media.phone} {
    body:not(:has([data-dock])) & {
      position: fixed;
      inset-block-end: 0;
      inset-inline: 0;
      z-index: ${theme.layer.sticky};
      display: block;
      block-size: calc(${cornerEdge} + ${cornerSize} + ${theme.space[3]});
      border-block-start: ${theme.border.line};
      background: ${theme.color.canvas};
    }
  }
`;

/**
 * The tracker is beside the button, toasts on a phone above it; the page ends before it, on a phone above
 * its strip. What the keyboard comes to, and the foot of the page, stay clear of it. Where the tracker floats it
 * keeps that room.
 */
const CornerRoom = createGlobalStyle`
  :where(:root) {
    --corner-height: calc(${cornerEdge} + ${cornerSize});
    --corner-room: ${cornerRoom.wide};
    scroll-padding-block-end: calc(${cornerEdge} + ${cornerSize} + ${theme.space[4]});
  }
  ${theme.media.phone} {
    :where(:root) {
      --corner-room: ${cornerRoom.phone};
    }
  }
  ${theme.media.fromTablet} {
    :root [data-page] {
      padding-inline-end: calc(${cornerSide.wide} + ${cornerSize} + ${theme.space[4]});
    }
  }
  body:not(:has([data-dock])) #main + footer {
    padding-block-end: calc(${cornerEdge} + ${cornerSize} + ${theme.space[4]});
  }
`;
