import { useId, type ReactNode, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { popoverStyle } from './popoverStyle';
import { RestStays } from '../RestStays';
import { theme } from '../../theme';

interface Props {
  title: string;
  placement: 'top end' | 'bottom end';
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The content of a PopoverButton: the focus stays in it until Escape or a click outside. */
export function PopoverSheet({ title, placement, trigger, onClose, children }: Props) {
  const heading = useId();
  return (
    <Sheet isOpen onOpenChange={onClose} triggerRef={trigger} placement={placement} aria-labelledby={heading}>
      <Content>
        <Title id={heading}>{title}</Title>
        <RestStays />
        {children}
      </Content>
    </Sheet>
  );
}

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
