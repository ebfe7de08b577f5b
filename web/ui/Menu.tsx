import { ChevronDown, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { buttonStyle, iconButtonStyle, type ButtonLook, type ButtonVariant } from './buttonStyle';
import { FocusKeeper } from './FocusKeeper';
import { Icon, type IconShape } from './Icon';
import { optionStyle, popoverStyle } from './popoverStyle';
import { theme } from './theme';

export interface MenuAction {
  label: string;
  onAction: () => void;
  icon?: IconShape;
  /** Destroys something. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** What the menu is about; read aloud: "Actions for Family visit". */
  label: string;
  actions: readonly MenuAction[];
  /** Words on the trigger; without them it is an icon button. */
  children?: ReactNode;
  /** Default: three dots, or an arrow beside words. */
  icon?: IconShape;
  variant?: ButtonVariant;
}

/** A button that opens a list of actions. */
export function Menu({ label, actions, children, icon, variant = 'secondary' }: MenuProps) {
  return (
    <MenuTrigger>
      {children === undefined ? (
        <DotsButton aria-label={label}>
          <Icon shape={icon ?? Ellipsis} size="medium" />
        </DotsButton>
      ) : (
        <WordsButton aria-label={label} $variant={variant} $size="medium" $wide={false}>
          {children}
          <Icon shape={icon ?? ChevronDown} />
        </WordsButton>
      )}
      <Sheet placement="bottom end">
        <List aria-label={label}>
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
        <FocusKeeper />
      </Sheet>
    </MenuTrigger>
  );
}

const DotsButton = styled(Button)`
  ${iconButtonStyle}
`;
const WordsButton = styled(Button)<ButtonLook>`
  ${buttonStyle}
`;
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
