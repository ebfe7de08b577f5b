import styled from 'styled-components';

import { hiddenStyle } from '../hiddenStyle';

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
