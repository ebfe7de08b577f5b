import { css } from 'styled-components';

import { controlStyle } from '../controlStyle';
import { theme } from '../../theme';

const { color, size, space } = theme;

/** A control with several items and, after them, the typed text; the focus ring is around the whole control. */
export const multiControlStyle = css`
  ${controlStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space.half} ${space.half} ${space.half} ${space[1]};
  cursor: text;
  &:has(input:focus) {
    border-color: ${color.focus};
    box-shadow:
      0 0 0 ${space[1]} ${color.focusHalo},
      inset 0 0 0 ${size.hair} ${color.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &:has(input:disabled) {
    background: ${color.sunken};
    color: ${color.ink3};
  }
`;

/** The part of it that is typed into. */
export const bareInputStyle = css`
  flex: 1 1 ${space[20]};
  inline-size: 0;
  min-inline-size: ${space[16]};
  block-size: ${size.fieldButton};
  padding: 0 ${space[2]};
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  &::placeholder {
    color: ${color.ink3};
    font-weight: ${theme.weight.regular};
    opacity: 1;
  }
`;
