import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';

import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from '../form/buttonStyle';
import { Icon, type IconShape } from './Icon';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: IconShape;
  children: ReactNode;
}

/** A link to another screen that looks like a Button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Base {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon && <Icon shape={icon} />}
      {children}
    </Base>
  );
}

const Base = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
