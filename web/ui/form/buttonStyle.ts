import { css } from 'styled-components';

import { theme } from '../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'medium' | 'large';

const { color } = theme;

const variants = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.brandHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border: ${theme.border.strong};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.ink2};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.track};
      color: ${color.ink};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.dangerHover};
    }
  `,
} as const;

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

/** The look of everything that is pressed and carries words: Button, ButtonLink and the trigger of a menu. */
export const buttonStyle = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-block-size: ${({ $size }) => ($size === 'large' ? theme.size.controlLarge : theme.size.control)};
  padding-inline: ${({ $size }) => ($size === 'large' ? theme.space[5] : theme.space[4])};
  border: ${theme.border.none};
  border-radius: ${theme.radius.control};
  font-size: ${theme.type[14]};
  font-weight: ${theme.weight.medium};
  line-height: 1.25;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  ${({ $variant }) => variants[$variant]}

  &:disabled, &[aria-disabled='true'] {
    background: ${color.track};
    color: ${color.ink3};
    border: ${theme.border.line};
    cursor: not-allowed;
  }
`;

/** The look of a square control that carries one icon. */
export const iconButtonStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${theme.size.control};
  block-size: ${theme.size.control};
  padding: 0;
  border: ${theme.border.none};
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${color.ink2};
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled='true']),
  &[aria-haspopup][aria-expanded='true'] {
    background: ${color.track};
    color: ${color.ink};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > * {
    opacity: 0.45;
  }
`;
