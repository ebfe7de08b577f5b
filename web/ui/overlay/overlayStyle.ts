import { css } from 'styled-components';

import { cssName, theme } from '../theme';

/**
 * The surface of what lies above the page: in the dark theme it is lighter than a card, and so is everything
 * on it that takes the colour of a surface.
 */
export const overlayStyle = css`
  ${cssName('surface')}: ${theme.color.overlay};
  ${cssName('sunken')}: ${theme.color.overlaySunken};
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
`;
