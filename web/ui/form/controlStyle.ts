import { css } from 'styled-components';

import { theme } from '../theme';

const { color } = theme;

/** The look of everything that is typed into or opened to choose: 36 px high, radius 8. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${theme.size.control};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${theme.type[14]};
  font-weight: ${theme.weight.medium};

  &::placeholder {
    color: ${color.ink3};
    font-weight: ${theme.weight.regular};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink3};
  }
  &:focus-visible {
    outline: none;
    border-color: ${color.focus};
    box-shadow:
      0 0 0 ${theme.space[1]} ${color.focusHalo},
      inset 0 0 0 ${theme.size.hair} ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled,
  &[readonly] {
    background: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }

  /* Safari on phones zooms into fields with smaller text. */
  @media (pointer: coarse) {
    font-size: ${theme.type[16]};
  }
`;
