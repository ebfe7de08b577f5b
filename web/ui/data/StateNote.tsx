import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon, type IconShape } from '../layout/Icon';
import { theme, type Tone } from '../theme';

export interface StateNoteProps {
  tone?: Tone;
  icon?: IconShape;
  /** The state in a word: "Submitted", "Locked". */
  children: ReactNode;
}

/**
 * A badge as high as a button, in the place of an action that the state does not allow: a disabled button
 * would be a label that looks like a control.
 */
export function StateNote({ tone = 'neutral', icon, children }: StateNoteProps) {
  return (
    <Note $tone={tone}>
      {icon && <Icon shape={icon} />}
      {children}
    </Note>
  );
}

const Note = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.size.control};
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.tone($tone).soft};
  color: ${({ $tone }) => theme.tone($tone).text};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
`;
