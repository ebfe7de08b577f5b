import { RotateCw } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';

import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { TextButton } from '../../../ui/TextButton';
import { TextLink } from '../../../ui/TextLink';
import { theme } from '../../../ui/theme';
import { failedText } from './apology';
import { ChatInput } from './ChatInput';
import type { Connection } from './connection';
import type { UsedConversation } from './useConversation';

interface Props {
  conversation: UsedConversation;
  connection: Connection;
  /** Looks at once whether the portal answers. */
  onCheck: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

const help = '/employee/tickets';

/** Under the conversation: what went wrong, and the box. */
export function ChatFoot({ conversation: { draft, isWaiting, failure, type, send, retry }, connection, onCheck, box }: Props) {
  const hasScreen = useHasScreen();
  const isGone = connection === 'disconnected';
  const again = () => {
    // What was pressed goes; from the box the keyboard is brought back after the answer.
    box.current?.focus();
    retry();
  };

  return (
    <Foot>
      {failure && (
        <Banner tone="danger" action={!isGone && <Button icon={RotateCw} onClick={again}>Retry</Button>}>
          {failedText} {hasScreen(help) && <TextLink to={help}>Contact IT support</TextLink>}
        </Banner>
      )}
      {isGone && (
        <Note>The assistant cannot be reached for now.{draft !== '' && ' What you typed stays here.'} <TextButton onClick={onCheck}>Check again</TextButton></Note>
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
`;

const Note = styled.p`
  padding-inline: ${theme.space[1]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;
