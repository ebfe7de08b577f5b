import type { ReactNode } from 'react';
import styled from 'styled-components';

import { buttonStyle, type ButtonLook } from '../../../../ui/form/buttonStyle';
import { Icon, type IconShape } from '../../../../ui/layout/Icon';

interface Props {
  href: string;
  icon: IconShape;
  onOpen: () => void;
  children: ReactNode;
}

/** A button that leads to another site in a new tab. */
export function OutsideLink({ href, icon, onOpen, children }: Props) {
  return (
    <Look
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      $variant="primary"
      $size="medium"
      $wide={false}
    >
      <Icon shape={icon} />
      {children}
    </Look>
  );
}

const Look = styled.a<ButtonLook>`
  ${buttonStyle}
`;
