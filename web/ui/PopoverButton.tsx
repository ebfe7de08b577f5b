import { useId, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { buttonStyle, type ButtonLook, type ButtonVariant } from './buttonStyle';
import { Icon, type IconShape } from './Icon';
import { popoverStyle } from './popoverStyle';
import { theme } from './theme';

export interface PopoverButtonProps {
  /** Words on the button. */
  label: string;
  icon?: IconShape;
  variant?: ButtonVariant;
  /** Heading of what opens. */
  title: string;
  /** On which side of the button it opens, where there is room. */
  placement?: 'top end' | 'bottom end';
  ref?: Ref<HTMLButtonElement>;
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
  ref,
  children,
}: PopoverButtonProps) {
  const heading = useId();
  return (
    <DialogTrigger>
      <Trigger ref={ref} $variant={variant} $size="medium" $wide={false}>
        {icon && <Icon shape={icon} />}
        <span>{label}</span>
      </Trigger>
      <Sheet placement={placement} aria-labelledby={heading}>
        <Content>
          <Title id={heading}>{title}</Title>
          {children}
        </Content>
      </Sheet>
    </DialogTrigger>
  );
}

const Trigger = styled(Button)<ButtonLook>`
  ${buttonStyle}
`;

/** It is the dialog itself: its ways to close it, too, are inside. */
const Sheet = styled(Popover)`
  ${popoverStyle}
  inline-size: ${theme.size.drawer};
  outline: none;
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
`;

const Title = styled.h2`
  font-size: ${theme.type[16]};
`;
