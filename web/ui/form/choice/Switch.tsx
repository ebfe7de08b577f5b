import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../theme';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
}

/** Something that is on or off immediately, without a save. A native checkbox with the role of a switch. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <Row>
      <Track {...rest} type="checkbox" role="switch" />
      <span>{label}</span>
    </Row>
  );
}

const { color, space, radius, size, motion } = theme;

const Row = styled.label`
  display: flex;
  inline-size: fit-content;
  align-items: center;
  gap: ${space[3]};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  inline-size: ${space[8]};
  block-size: ${space[5]};
  padding: ${space.half};
  border-radius: ${radius.round};
  background: ${color.ink3};
  cursor: inherit;
  transition: background ${motion.fast};

  &::before {
    content: '';
    display: block;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    border-radius: ${radius.round};
    background: ${color.surface};
    transition: translate ${motion.fast};
  }
  &:checked {
    background: ${color.brand};
  }
  &:checked::before {
    translate: ${space[3]} 0;
  }
  &:disabled {
    background: ${color.lineStrong};
  }
`;
