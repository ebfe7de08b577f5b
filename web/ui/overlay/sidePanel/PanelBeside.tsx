import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';

import { FocusKeeper } from '../FocusKeeper';
import { rowOpener } from '../../data/rowTarget';
import { StrayEscape } from '../StrayEscape';
import { theme } from '../../theme';
import { toast } from '../../feedback/toast';
import type { FrameProps } from './frame';
import { useStepKeys } from './steps';
import { useFocusOnItem } from './useFocusOnItem';
import { useStandingStill } from './useStandingStill';

/** The panel beside the page: the page makes room and stays usable, by mouse, keyboard and reader. */
export function PanelBeside({ item, titleId, steps, onClose, home, findHeir, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  useStandingStill(item);
  useFocusOnItem(panel, item);
  useStepKeys(panel, steps);
  useEffect(() => toast.giveWay(), []);
  useEffect(() => {
    rowOpener(item)?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  return (
    // `data-overlay`: toasts keep off its foot.
    <Panel
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-overlay=""
      data-side-panel=""
    >
      <PageRoom />
      {children}
      <FocusKeeper home={home} findHeir={findHeir} />
      <StrayEscape onEscape={onClose} hears={(target) => isHeard(target, panel.current)} />
    </Panel>
  );
}

/** In the panel and anywhere on the page, but not where Escape has a meaning of its own. */
function isHeard(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  if (panel?.contains(target)) return target.closest(opened) === null;
  return target.closest('main, header, nav, footer') !== null && target.closest(claiming) === null;
}

const opened = '[aria-expanded="true"][aria-haspopup]';
const claiming = `[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea, select, ${opened}`;

/** How wide a panel is beside the page. */
const besideWidth = `clamp(${theme.size.panel}, 40vw, ${theme.size.text})`;

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

/** What floats at the end of the page keeps clear of it by `--beside`; cards stand in fewer columns. */
const PageRoom = createGlobalStyle`
  :root { --beside: ${besideWidth}; --beside-columns: 2; --beside-last: 1 / -1; }
  :has(> #main) { margin-inline-end: var(--beside); }
  ${theme.media.print} { :root { --beside: 0px; } }
`;
