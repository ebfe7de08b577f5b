import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { FocusKeeper } from '../FocusKeeper';
import { Icon } from '../../layout/Icon';
import type { MenuAction } from './menuAction';
import { optionStyle, popoverStyle } from '../popover/popoverStyle';
import { RestStays } from '../RestStays';
import { theme } from '../../theme';

interface Props {
  label: string;
  actions: readonly MenuAction[];
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list of a Menu: arrow keys and first letters move, Escape closes. */
export function MenuList({ label, actions, trigger, onClose }: Props) {
  return (
    <Sheet
      aria-label={label}
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom end"
      trigger="MenuTrigger"
    >
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {actions.map((action) => (
          <Item
            key={action.label}
            id={action.label}
            textValue={action.label}
            isDisabled={action.disabled}
            onAction={action.onAction}
            $danger={action.danger ?? false}
          >
            {action.icon && <Icon shape={action.icon} />}
            {action.label}
          </Item>
        ))}
      </List>
      <RestStays />
      <FocusKeeper />
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  ${popoverStyle}
`;
const List = styled(AriaMenu)`
  outline: none;
`;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  ${optionStyle}
  &, &[data-focused] {
    color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.ink)};
  }
  &[data-disabled] {
    color: ${theme.color.ink3};
  }
`;
