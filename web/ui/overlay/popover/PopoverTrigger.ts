import styled, { css } from 'styled-components';

import { buttonStyle, type ButtonLook } from '../../form/buttonStyle';
import { hiddenStyle } from '../../hiddenStyle';
import { theme } from '../../theme';

/**
 * What opens a small panel: an icon, and words in a span; below the width of a desk a brief one shows its icon
 * alone.
 */
export const PopoverTrigger = styled.button<ButtonLook & { $brief: boolean }>`
  ${buttonStyle}
  ${({ $brief }) =>
    $brief &&
    css`
      ${theme.media.tablet} {
        padding-inline: ${theme.space[2]};
        > span {
          ${hiddenStyle}
        }
      }
    `}
`;
