import { useLayoutEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';

import { useHasScreen } from '../../../../domain/navigation/ScreensContext';
import { isBlank } from '../../../../domain/text/unseen';
import { Banner } from '../../../../ui/feedback/Banner';
import { TextButton } from '../../../../ui/form/TextButton';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import { failedText } from '../apology';
import { ChatInput } from './ChatInput';
import { inLowWindow } from '../window/cornerStyle';
import { RetryButton } from './RetryButton';
import type { UsedConversation } from '../useConversation';

interface Props {
  conversation: UsedConversation;
  /** The portal cannot be reached. */
  isGone: boolean;
  /** Looks immediately whether the portal answers. */
  onCheck: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

const help = '/employee/tickets';

/** Under the conversation: what went wrong, and the box. */
export function ChatFoot({
  conversation: { draft, isWaiting, failure, retryAt, type, send, retry },
  isGone,
  onCheck,
  box,
}: Props) {
  const hasScreen = useHasScreen();
  const hasChecked = useRef(false);
  useLayoutEffect(() => {
    if (isGone || !hasChecked.current) return;
    hasChecked.current = false;
    // The pressed button has disappeared.
    if (document.activeElement === document.body) box.current?.focus();
  }, [isGone, box]);
  const again = () => {
    // The pressed button disappears; from the box the focus is restored after the answer.
    box.current?.focus();
    retry();
  };
  const check = () => {
    hasChecked.current = true;
    onCheck();
  };

  return (
    <Foot>
      {failure && (
        <Banner tone="danger" action={!isGone && <RetryButton key={retryAt} at={retryAt} onRetry={again} />}>
          {failedText} {hasScreen(help) && <TextLink to={help}>Contact IT support</TextLink>}
        </Banner>
      )}
      {isGone && (
        <Note>
          <span>{`The assistant cannot be reached for now. ${isBlank(draft) ? '' : 'What you typed stays here. '}`}</span>
          <TextButton onClick={check}>Check again</TextButton>
        </Note>
      )}
      <ChatInput draft={draft} isWaiting={isWaiting} isGone={isGone} onType={type} onSend={send} box={box} />
    </Foot>
  );
}

const Foot = styled.footer`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-block-start: ${theme.border.line};
  ${inLowWindow} {
    padding-block: ${theme.space[1]};
  }
`;

const Note = styled.p`
  padding-inline: ${theme.space[1]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
