import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { theme, type Tone } from '../../theme';

export interface StatusBadgeProps {
  tone: Tone;
  children: ReactNode;
  /** The dot before the word; leave it out for tags that are not a state. */
  dot?: boolean;
}

/** A soft badge, 24 px high. The word carries the meaning, the tone repeats it. */
export function StatusBadge({ tone, children, dot = true }: StatusBadgeProps) {
  return (
    <Badge $tone={tone} $dot={dot}>
      {children}
    </Badge>
  );
}

const Badge = styled.span<{ $tone: Tone; $dot: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: calc(${theme.space[1]} + ${theme.space.half});
  block-size: ${theme.size.badge};
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.tone($tone).soft};
  color: ${({ $tone }) => theme.tone($tone).text};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  vertical-align: middle;
  ${({ $tone }) =>
    $tone === 'neutral' &&
    css`
      box-shadow: inset 0 0 0 ${theme.size.hair} ${theme.color.neutralLine};
    `}

  &::before {
    content: ${({ $dot }) => ($dot ? "''" : 'none')};
    flex: none;
    inline-size: ${theme.size.dot};
    block-size: ${theme.size.dot};
    border-radius: ${theme.radius.round};
    background: currentcolor;
  }
`;
