import styled, { createGlobalStyle } from 'styled-components';

import { theme } from '../../../../ui/theme';

/**
 * Where the tracker floats: at the foot of the window, in its own strip above which the page ends. A
 * button in the corner beside it says with `--corner-room` how much of the strip it takes.
 */
export const Dock = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, ${theme.size.dialogSmall});
  justify-content: end;
  gap: ${theme.space[2]};
  margin-inline: calc(${theme.space[8]} * -1);
  padding-block: ${theme.space[3]} calc(${theme.space[4]} + env(safe-area-inset-bottom, 0px));
  padding-inline: ${theme.space[8]} var(--corner-room, ${theme.space[8]});
  border-block-start: ${theme.border.line};
  background: ${theme.color.canvas};
  ${theme.media.tablet} {
    margin-inline: calc(${theme.space[6]} * -1);
    padding-inline: ${theme.space[6]} var(--corner-room, ${theme.space[6]});
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(${theme.space[4]} * -1);
    padding-inline: ${theme.space[4]} var(--corner-room, ${theme.space[4]});
  }
  ${theme.media.print} {
    display: none;
  }
`;

/** What the keyboard comes to is scrolled clear of the strip. */
export const DockStyle = createGlobalStyle`
  :root {
    scroll-padding-block-end: calc(var(--dock-height, ${theme.size.row}) + ${theme.space[4]});
  }
`;
