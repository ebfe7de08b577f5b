import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';

import { FocusKeeper } from '../FocusKeeper';
import { rowOpener } from '../../data/table/rowTarget';
import { StrayEscape } from '../StrayEscape';
import { theme } from '../../theme';
import { toast } from '../../feedback/toast';
import { besideWidth } from './beside';
import type { FrameProps } from './frame';
import { useStepKeys } from './steps';
import { useFocusOnItem } from './useFocusOnItem';
import { useRoomBeside } from './useRoomBeside';

/** The panel beside the page: the page makes room and stays usable, by mouse, keyboard and reader. */
export function PanelBeside({ item, titleId, steps, onClose, home, findHeir, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  useRoomBeside(item);
  useFocusOnItem(panel, item);
  useStepKeys(panel, steps);
  useEffect(() => toast.giveWay(), []);
  useEffect(() => {
    rowOpener(item)?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  return (
    <Panel ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} data-side-panel="">
      {children}
      <FocusKeeper home={home} findHeir={findHeir} />
      <StrayEscape onEscape={onClose} hears={(target) => isHeard(target, panel.current)} />
    </Panel>
  );
}

/** In the panel and anywhere on the page, but not where Escape has its own meaning. */
function isHeard(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (panel?.contains(target)) return target.closest(opened) === null;
  return target.closest('main, header, nav, footer') !== null && target.closest(claiming) === null;
}

const opened = '[aria-expanded="true"][aria-haspopup]';
const claiming = `[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea, select, ${opened}`;

const slide = keyframes`from { translate: ${theme.space[6]} 0; opacity: 0; }`;

const Panel = styled.div`
  position: fixed;
  inset-block: ${theme.size.header} 0;
  inset-inline-end: 0;
  z-index: ${theme.layer.header};
  display: flex;
  flex-direction: column;
  inline-size: ${besideWidth};
  border-inline-start: ${theme.border.line};
  background: ${theme.color.surface};
  outline: none;
  animation: ${slide} ${theme.motion.normal};
  ${theme.media.print} {
    display: none;
  }
`;
