import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Drawing, type DrawingName } from '../layout/Drawing';
import { theme } from '../theme';
import { useFocusHeir } from '../overlay/useFocusHeir';

export interface EmptyStateProps {
  title: ReactNode;
  /** What belongs here and what to do next. */
  text?: ReactNode;
  drawing?: DrawingName;
  /** The next action. */
  action?: ReactNode;
}

/** The content of an empty list or page. */
export function EmptyState({ title, text, drawing = 'tray', action }: EmptyStateProps) {
  const box = useFocusHeir<HTMLDivElement>();
  return (
    <Box ref={box}>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[10]} ${theme.space[6]};
  text-align: center;
`;

const Title = styled.p`
  margin-block-start: ${theme.space[3]};
  font: ${theme.weight.semibold} ${theme.type[16]} / 1.4 ${theme.family.heading};
  letter-spacing: -0.01em;
`;

const Text = styled.p`
  max-inline-size: 44ch;
  color: ${theme.color.ink3};
  text-wrap: pretty;
`;

const Action = styled.div`
  margin-block-start: ${theme.space[4]};
`;
