import { css } from 'styled-components';

import { cssName, theme } from '../theme';

/**
 * The surface of overlays: in the dark theme it is lighter than a card, and so is every element on it that has the
 * colour of a surface.
 */
export const overlayStyle = css`
  ${cssName('surface')}: ${theme.color.overlay};
  ${cssName('sunken')}: ${theme.color.overlaySunken};
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
`;
