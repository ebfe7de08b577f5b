import { css } from 'styled-components';

import { theme } from '../../theme';

/** The look of a native checkbox. */
export const checkboxStyle = css`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  border: ${theme.border.strong};
  border-color: ${theme.color.ink3};
  border-radius: ${theme.space[1]};
  background: ${theme.color.surface};
  cursor: inherit;

  &::before {
    content: '';
    inline-size: ${theme.space[2]};
    block-size: ${theme.space[1]};
    margin-block-end: ${theme.space.half};
    border: solid ${theme.color.onBrand};
    border-width: 0 0 ${theme.size.ring} ${theme.size.ring};
    rotate: -45deg;
    opacity: 0;
  }
  &:checked,
  &:indeterminate {
    background: ${theme.color.brand};
    border-color: ${theme.color.brand};
  }
  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }
  /* Some of them: a line in place of the tick. */
  &:indeterminate::before {
    block-size: 0;
    margin: 0;
    border-width: 0 0 ${theme.size.ring};
    rotate: none;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    background: ${theme.color.track};
    border-color: ${theme.color.lineStrong};
  }
`;
