import { useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { Overlay } from '../Overlay';
import { overlayStyle } from '../overlayStyle';
import { theme } from '../../theme';
import type { FrameProps } from './frame';
import { useStepKeys } from './steps';
import { useFocusOnItem } from './useFocusOnItem';

/** The panel above the page, which waits: at its side, or all over a phone. */
export function PanelAbove({ onClose, home, findHeir, ...frame }: FrameProps) {
  return (
    <Overlay
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      home={home}
      findHeir={findHeir}
    >
      <Side>
        <Content {...frame} />
      </Side>
    </Overlay>
  );
}

/** Its effects run once the dialog is open. */
function Content({ item, titleId, steps, children }: Omit<FrameProps, 'onClose'>) {
  const panel = useRef<HTMLElement>(null);
  useFocusOnItem(panel, item);
  useStepKeys(panel, steps);
  return (
    <Frame ref={panel} aria-labelledby={titleId} data-side-panel="">
      {children}
    </Frame>
  );
}

const slide = keyframes`from { translate: ${theme.space[6]} 0; opacity: 0; }`;

const Side = styled(Modal)`
  position: fixed;
  inset-block-start: 0;
  inset-inline-end: 0;
  block-size: var(--visual-viewport-height, 100dvh);
  inline-size: min(${theme.size.text}, 100vw);
  ${overlayStyle}
  animation: ${slide} ${theme.motion.normal};
`;

const Frame = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: none;
`;
