import { useRef, useState, type ReactNode } from 'react';

import type { ButtonVariant } from '../../form/buttonStyle';
import { Icon, type IconShape } from '../../layout/Icon';
import { lazyDialog } from '../lazyDialog';
import { PopoverTrigger } from './PopoverTrigger';

const PopoverSheet = lazyDialog(() => import('./PopoverSheet').then((module) => module.PopoverSheet));

export interface PopoverButtonProps {
  /** Words on the button. */
  label: string;
  icon?: IconShape;
  variant?: ButtonVariant;
  /** Heading of what opens. */
  title: string;
  /** The side of the button on which it opens, if there is room. */
  placement?: 'top end' | 'bottom end';
  /** Below the width of a desk it shows its icon alone. */
  brief?: boolean;
  /** Shown only while it is open. */
  children: ReactNode;
}

/**
 * A button that opens a small popover beside itself, such as a form of two fields; Escape or a click outside closes
 * it.
 */
export function PopoverButton({
  label,
  icon,
  variant = 'secondary',
  title,
  placement = 'bottom end',
  brief = false,
  children,
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PopoverTrigger
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        $variant={variant}
        $size="medium"
        $wide={false}
        $brief={brief}
      >
        {icon && <Icon shape={icon} />}
        <span>{label}</span>
      </PopoverTrigger>
      {isOpen && (
        <PopoverSheet title={title} placement={placement} trigger={trigger} onClose={() => setOpen(false)}>
          {children}
        </PopoverSheet>
      )}
    </>
  );
}
