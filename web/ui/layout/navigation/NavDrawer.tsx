import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Drawer } from '../../overlay/dialog/Drawer';
import { Navigation, type NavGroup } from './Navigation';
import { theme } from '../../theme';

export interface NavDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly NavGroup[];
  /** The header's buttons, for a phone, where the header has no room for them. */
  children?: ReactNode;
}

/** The navigation of a phone, from the side of its menu button. */
export function NavDrawer({ isOpen, onClose, groups, children }: NavDrawerProps) {
  return (
    <Drawer title="Navigation" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Main">
        <Navigation groups={groups} onFollow={onClose} />
      </nav>
      <Tools>{children}</Tools>
    </Drawer>
  );
}

const Tools = styled.div`
  display: none;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  &:empty {
    display: none;
  }
  ${theme.media.tablet} {
    display: flex;
  }
`;
