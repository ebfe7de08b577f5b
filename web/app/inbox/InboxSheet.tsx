import { ArrowLeft, CheckCheck, Settings2, X } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { moveBetweenRows } from '../../ui/data/table/rowTarget';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { popoverStyle } from '../../ui/overlay/popover/popoverStyle';
import { useFocusHeir } from '../../ui/overlay/useFocusHeir';
import { theme } from '../../ui/theme';
import { InboxLines } from './InboxLines';
import { InboxPreferences } from './InboxPreferences';
import { useInbox } from './useInbox';

interface Props {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What the bell opens: the inbox, or the choice of notices. Escape or a click outside closes it. */
export function InboxSheet({ trigger, onClose }: Props) {
  const heading = useId();
  const inbox = useInbox();
  const [isChoosing, setChoosing] = useState(false);
  const hasUnread = inbox.lines?.some(({ isRead }) => !isRead) === true;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      aria-labelledby={heading}
    >
      <Head>
        <Title id={heading}>{isChoosing ? 'Notification settings' : 'Notifications'}</Title>
        {!isChoosing && hasUnread && <MarkAll onClick={() => inbox.markRead(inbox.lines ?? [], true)} />}
        <IconButton
          icon={isChoosing ? ArrowLeft : Settings2}
          label={isChoosing ? 'Back to notifications' : 'Notification settings'}
          onClick={() => setChoosing(!isChoosing)}
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Head>
      <Body data-rows="" onKeyDown={moveBetweenRows}>
        {isChoosing ? <InboxPreferences /> : <InboxLines inbox={inbox} onLeave={onClose} />}
      </Body>
    </Sheet>
  );
}

/** Goes when everything is read: the inbox has the keyboard then. */
function MarkAll({ onClick }: { onClick: () => void }) {
  const marked = useFocusHeir<HTMLSpanElement>();
  return (
    <span ref={marked}>
      <Button icon={CheckCheck} variant="ghost" onClick={onClick}>
        Mark all read
      </Button>
    </span>
  );
}

const { space } = theme;

const Sheet = styled(Popover)`
  ${popoverStyle}
  display: flex;
  flex-direction: column;
  inline-size: ${theme.size.dialogSmall};
  padding: 0;
  outline: none;
  /* On a phone it is under the header from edge to edge; the library sets its place as a style. */
  ${theme.media.phone} {
    inset: ${theme.size.header} 0 0 0 !important;
    inline-size: 100vw;
    max-inline-size: none;
    max-block-size: none !important;
    border: 0;
    border-radius: 0;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-block-end: ${theme.border.line};
`;

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: ${theme.type[16]};
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
