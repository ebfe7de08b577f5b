import { useRef, type ReactNode } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';

import { useAsOverlay } from '../../../../ui/overlay/openOverlays';
import { theme } from '../../../../ui/theme';
import { cornerSide, panelPlace } from './cornerStyle';
import { pageRoom, useClearOfPanel } from './useClearOfPanel';
import { useEscape } from './useEscape';

interface Props {
  /** Element that names it. */
  titleId: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the page: nothing behind it is locked, nor out of sight for who uses the keyboard. */
export function ChatWindow({ titleId, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useClearOfPanel(panel);
  useAsOverlay();
  return (
    <Panel ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <PageRoom />
      {children}
    </Panel>
  );
}

const { space } = theme;
const rise = keyframes`from { opacity: 0; translate: 0 ${space[2]}; }`;

/** As wide as the tracker and the button together. */
const Panel = styled.div`
  position: fixed;
  inset-block-end: ${panelPlace.foot};
  inset-inline-end: ${cornerSide.wide};
  z-index: ${theme.layer.header};
  display: flex;
  flex-direction: column;
  inline-size: min(${panelPlace.width}, calc(100vw - 2 * ${cornerSide.wide}));
  block-size: ${panelPlace.height};
  overflow: hidden auto;
  border: ${theme.border.line};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
  animation: ${rise} ${theme.motion.normal};
  ${theme.media.print} {
    display: none;
  }
`;

const PageRoom = createGlobalStyle`
  [data-page] { margin-block-end: var(${pageRoom}, 0); }
`;
