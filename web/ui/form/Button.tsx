import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { Icon, type IconShape } from '../layout/Icon';
import { theme } from '../theme';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * primary: the one main action of a screen; secondary: beside it; ghost: quiet; danger: destroys something.
   */
  variant?: ButtonVariant;
  /** medium 36 px, large 42 px (sign-in, landing). */
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  icon?: IconShape;
  /** While true the button and its form are disabled, and it shows `busyText` (by default its own text). */
  busy?: boolean;
  busyText?: ReactNode;
  /** It cannot be pressed for now, yet the keyboard reaches it; `GuardedButton` says why. */
  blocked?: boolean;
}

/** A native button; `type` is "button" unless "submit" is asked for. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  busyText,
  blocked = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIdle = busy || blocked;
  return (
    <Base
      {...rest}
      type={type}
      // A disabled button would lose the keyboard's place, so a busy one only ignores being pressed.
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? ignore : onClick}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {busy ? <Spinner aria-hidden="true" /> : icon && <Icon shape={icon} />}
      {busy ? (busyText ?? children) : children}
    </Base>
  );
}

/** Enter in a field of the form presses its submit button, so this stops that too. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Spinner = styled.span`
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  border: ${theme.size.ring} solid currentcolor;
  border-block-start-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} 800ms linear infinite;
`;

const Base = styled.button<ButtonLook>`
  ${buttonStyle}
`;
