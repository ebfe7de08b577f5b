import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { buttonStyle, type ButtonLook, type ButtonVariant } from './buttonStyle';
import { Icon, type IconShape } from './Icon';
import { later } from './later';

const PopoverSheet = later(() => import('./PopoverSheet').then((module) => module.PopoverSheet));

export interface PopoverButtonProps {
  /** Words on the button. */
  label: string;
  icon?: IconShape;
  variant?: ButtonVariant;
  /** Heading of what opens. */
  title: string;
  /** On which side of the button it opens, where there is room. */
  placement?: 'top end' | 'bottom end';
  /** Stands there only while it is open. */
  children: ReactNode;
}

/**
 * A button that opens a small panel beside itself, such as a form of two fields; Escape or a click outside
 * closes it.
 */
export function PopoverButton({
  label,
  icon,
  variant = 'secondary',
  title,
  placement = 'bottom end',
  children,
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        $variant={variant}
        $size="medium"
        $wide={false}
      >
        {icon && <Icon shape={icon} />}
        <span>{label}</span>
      </Trigger>
      {isOpen && (
        <PopoverSheet title={title} placement={placement} trigger={trigger} onClose={() => setOpen(false)}>
          {children}
        </PopoverSheet>
      )}
    </>
  );
}

const Trigger = styled.button<ButtonLook>`
  ${buttonStyle}
`;
