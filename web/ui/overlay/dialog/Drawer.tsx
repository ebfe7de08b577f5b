import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { IconButton } from '../../form/IconButton';
import { Overlay } from '../Overlay';
import { overlayStyle } from '../overlayStyle';
import { theme } from '../../theme';

export interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Under the content, always visible. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right edge, with the page still behind it. */
export function Drawer({ title, isOpen, onClose, footer, children }: DrawerProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
    >
      <Panel>
        <Frame>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Frame>
      </Panel>
    </Overlay>
  );
}

const { color, space } = theme;
const slide = keyframes`from { translate: ${space[6]} 0; opacity: 0; }`;

const Panel = styled(Modal)`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(${theme.size.dialogSmall}, calc(100vw - ${space[10]}));
  ${overlayStyle}
  animation: ${slide} ${theme.motion.normal};
`;

const Frame = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${theme.size.header};
  padding-inline: ${space[5]} ${space[3]};
  border-block-end: ${theme.border.line};
`;

const Title = styled(Heading)`
  min-inline-size: 0;
  font-size: ${theme.type[16]};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1;
  padding: ${space[4]} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-block-start: ${theme.border.line};
  background: ${color.sunken};
`;
