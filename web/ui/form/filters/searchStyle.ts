import { css } from 'styled-components';

import { controlStyle } from '../controlStyle';
import { theme } from '../../theme';

const { color, space } = theme;

/** Around a field with a lens: as wide as there is room in a row of controls, its own row on a phone. */
export const searchBoxStyle = css`
  position: relative;
  flex: 0 1 ${theme.size.field};
  min-inline-size: 0;
  ${theme.media.phone} {
    flex: 1 0 100%;
  }
`;

/** The lens, over the beginning of the field. */
export const searchLensStyle = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[3]};
  display: flex;
  align-items: center;
  color: ${color.ink3};
  pointer-events: none;
`;

/** The field, with room for the lens. */
export const searchInputStyle = css`
  ${controlStyle}
  padding-inline-start: ${space[10]};
`;
