import styled, { createGlobalStyle } from 'styled-components';

import { theme } from '../../../ui/theme';

/**
 * From the edges of the window. A button that takes the corner moves the dock up by setting `--dock-offset`.
 */
const edge = `var(--dock-offset, ${theme.space[4]})`;
/** Height of the dock as it is; until that is known, folded with a hair of border at either side. */
const height = `var(--dock-height, calc(${theme.size.touch} + 2 * ${theme.size.hair}))`;

/** Where the tracker floats. */
export const Dock = styled.section`
  position: fixed;
  inset-block-end: ${edge};
  /* Clear of a panel beside the page. */
  inset-inline-end: calc(var(--beside, 0px) + ${theme.space[6]});
  z-index: ${theme.layer.header};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: end;
  gap: ${theme.space[2]};
  inline-size: min(${theme.size.toast}, calc(100vw - ${theme.space[8]}));
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${theme.media.phone} {
    inset-inline-end: ${theme.space[4]};
  }
  ${theme.media.print} {
    display: none;
  }
`;

/** Toasts appear above the dock, and what the keyboard comes to is scrolled clear of it. */
export const DockStyle = createGlobalStyle`
  :root {
    --toast-offset: calc(${edge} + ${height} + ${theme.space[3]});
    scroll-padding-block-end: calc(${edge} + ${height} + ${theme.space[4]});
  }
`;
