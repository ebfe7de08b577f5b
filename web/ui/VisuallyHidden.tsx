import styled from 'styled-components';

import { theme } from './theme';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
