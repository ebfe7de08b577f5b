import { css } from 'styled-components';

import { iconButtonStyle } from './buttonStyle';
import { theme } from '../theme';

/** A small button within a field: opens the list, clears the value. */
export const fieldButtonStyle = css`
  ${iconButtonStyle}
  inline-size: ${theme.size.fieldButton};
  block-size: ${theme.size.fieldButton};
  border-radius: ${theme.radius.tag};
`;
