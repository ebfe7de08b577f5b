import { css } from 'styled-components';

import { theme } from '../../theme';

/** The mark on the root element while the page makes room for a panel. */
export const besideMark = 'data-beside';

/** Selects a styled component while the page makes room for a panel. */
export const whileBeside = `:root[${besideMark}] &`;

/** How wide a panel is beside the page. */
export const besideWidth = `clamp(${theme.size.panel}, 40vw, ${theme.size.text})`;

/** The room that the page leaves for a panel; on paper there is no panel. */
export const roomBeside = css`
  @media screen {
    ${whileBeside} {
      margin-inline-end: ${besideWidth};
    }
  }
`;
