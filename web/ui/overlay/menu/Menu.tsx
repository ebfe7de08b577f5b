import { ChevronDown, Ellipsis } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { buttonStyle, iconButtonStyle, type ButtonLook, type ButtonVariant } from '../../form/buttonStyle';
import { Icon, type IconShape } from '../../layout/Icon';
import { lazyDialog } from '../lazyDialog';
import type { MenuAction } from './menuAction';
import { opensWith } from './opensWith';

const MenuList = lazyDialog(() => import('./MenuList').then((module) => module.MenuList));

export interface MenuProps {
  /** What the menu is about; read aloud: "Actions for Family visit". */
  label: string;
  /** Asked for while it is open, where it is a function. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[]);
  /** Words on the trigger; without them it is an icon button. */
  children?: ReactNode;
  /** Default: three dots, or an arrow beside words. */
  icon?: IconShape;
  variant?: ButtonVariant;
}

/** A button that opens a list of actions. */
export function Menu({ label, actions, children, icon, variant = 'secondary' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const button = {
    ref: trigger,
    type: 'button',
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    ...opensWith(() => setOpen(true)),
  } as const;
  return (
    <>
      {children === undefined ? (
        <DotsButton {...button}>
          <Icon shape={icon ?? Ellipsis} size="medium" />
        </DotsButton>
      ) : (
        <WordsButton {...button} $variant={variant} $size="medium" $wide={false}>
          {children}
          <Icon shape={icon ?? ChevronDown} />
        </WordsButton>
      )}
      {isOpen && (
        <MenuList
          label={label}
          actions={typeof actions === 'function' ? actions() : actions}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const DotsButton = styled.button`
  ${iconButtonStyle}
`;
const WordsButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;
