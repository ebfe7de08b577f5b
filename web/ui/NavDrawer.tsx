import type { ReactNode } from 'react';

import { Drawer } from './Drawer';
import { Navigation, type NavGroup } from './Navigation';

export interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly NavGroup[];
  foot?: ReactNode;
}

/** The navigation of a phone. */
export function NavDrawer({ isOpen, onClose, groups, foot }: NavDrawerProps) {
  return (
    <Drawer title="Navigation" isOpen={isOpen} onClose={onClose} footer={foot}>
      <nav aria-label="Main"><Navigation groups={groups} onFollow={onClose} /></nav>
    </Drawer>
  );
}
