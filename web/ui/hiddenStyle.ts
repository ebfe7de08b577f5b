import { css } from 'styled-components';

import { theme } from './theme';

/** Out of sight, and there for screen readers. */
export const hiddenStyle = css`
  position: absolute;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
