import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

import { theme } from './theme';

const appear = keyframes`from { opacity: 0; }`;

/** The veil behind dialogs and drawers. */
export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.motion.normal};
`;
