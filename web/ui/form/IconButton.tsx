import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { iconButtonStyle } from './buttonStyle';
import { Icon, type IconShape } from '../layout/Icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconShape;
  /** What it does; read aloud and shown on hover. */
  label: string;
}

/** A square button with one icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Base aria-label={label} title={label} {...rest} type={type}>
      <Icon shape={icon} size="medium" />
    </Base>
  );
}

const Base = styled.button`
  ${iconButtonStyle}
`;
