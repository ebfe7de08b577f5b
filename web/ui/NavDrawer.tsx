import type { ReactNode } from 'react';

import styled from 'styled-components';

import { Drawer } from './Drawer';
import { Navigation, type NavGroup } from './Navigation';
import { theme } from './theme';

export interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly NavGroup[];
  /** Buttons for its foot. */
  children?: ReactNode;
}

/** The navigation of a phone. */
export function NavDrawer({ isOpen, onClose, groups, children }: NavDrawerProps) {
  return (
    <Drawer title="Navigation" isOpen={isOpen} onClose={onClose} footer={<Foot>{children}</Foot>}>
      <nav aria-label="Main"><Navigation groups={groups} onFollow={onClose} /></nav>
    </Drawer>
  );
}

/** The header shows the same buttons where there is room for them. */
const Foot = styled.div`
  display: none;
  gap: ${theme.space[2]};
  ${theme.media.phone} { display: flex; }
`;
