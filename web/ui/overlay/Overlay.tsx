import { useEffect, type ReactNode } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { FocusKeeper, type FocusKeeperProps } from './FocusKeeper';
import { useAsOverlay } from './openOverlays';
import { StrayEscape } from './StrayEscape';
import { theme } from '../theme';
import { toast } from '../feedback/toast';

export interface OverlayProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style'>, FocusKeeperProps {
  children: ReactNode;
}

/** The veil behind dialogs and drawers; toasts know that one is open. */
export function Overlay({ children, home, findHeir, ...rest }: OverlayProps) {
  return (
    <Veil {...rest}>
      <>
        {children}
        <Opened />
        <FocusKeeper home={home} findHeir={findHeir} />
        <StrayEscape onEscape={() => rest.onOpenChange?.(false)} />
      </>
    </Veil>
  );
}

/** Toasts from before it opened would cover it. */
function Opened() {
  useAsOverlay();
  useEffect(() => toast.giveWay(), []);
  return null;
}

const appear = keyframes`from { opacity: 0; }`;

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.motion.normal};
`;
