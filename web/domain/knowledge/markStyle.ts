import { css } from 'styled-components';

import { theme } from '../../ui/theme';

/** The look of marked words: as with a felt pen, on every line that they go over. */
export const markStyle = css`
  mark {
    border-radius: ${theme.space.half};
    background: ${theme.color.warningSoft};
    box-shadow: 0 0 0 ${theme.space.half} ${theme.color.warningSoft};
    color: ${theme.color.ink};
    box-decoration-break: clone;
  }
  mark code {
    background: none;
  }
`;
