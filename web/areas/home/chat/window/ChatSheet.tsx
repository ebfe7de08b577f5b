import { useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { Overlay } from '../../../../ui/overlay/Overlay';
import { theme } from '../../../../ui/theme';
import { inLowWindow } from './cornerStyle';
import { useKeyboardRoom } from './useKeyboardRoom';

interface Props {
  /** Element that names it. */
  titleId: string;
  onClose: () => void;
  /** What opened it, and has the keyboard again when it closes. */
  opener: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The panel where there is little room: above the page, which waits behind it. */
export function ChatSheet({ titleId, onClose, opener, children }: Props) {
  return (
    <Overlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      home={opener}
    >
      <Sheet titleId={titleId}>{children}</Sheet>
    </Overlay>
  );
}

function Sheet({ titleId, children }: Pick<Props, 'titleId' | 'children'>) {
  const sheet = useRef<HTMLDivElement>(null);
  useKeyboardRoom(sheet);
  return (
    <Place ref={sheet}>
      <Frame aria-labelledby={titleId}>{children}</Frame>
    </Place>
  );
}

const { space } = theme;
const rise = keyframes`from { opacity: 0; translate: 0 ${space[2]}; }`;

/** Under the header; in a low window over it, too, and no wider than one reads well. */
const Place = styled(Modal)`
  position: absolute;
  inset-block: ${theme.size.header} var(--keyboard-room, 0);
  inset-inline: 0;
  display: flex;
  overflow: hidden;
  border-start-start-radius: ${theme.radius.dialog};
  border-start-end-radius: ${theme.radius.dialog};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  animation: ${rise} ${theme.motion.normal};
  ${inLowWindow} {
    inset-block-start: 0;
    inset-inline-start: auto;
    inline-size: min(${theme.size.text}, 100%);
    border-radius: 0;
  }
`;

const Frame = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
  overflow: hidden auto;
`;
