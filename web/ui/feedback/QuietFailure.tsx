import type { ReactNode } from 'react';
import styled from 'styled-components';

import { TextButton } from '../form/TextButton';
import { theme } from '../theme';

export interface QuietFailureProps {
  /** One sentence: "Comments are not available at the moment." */
  children: ReactNode;
  onRetry: () => void;
  /** While the retry runs. */
  busy?: boolean;
}

/** A line where a lesser part could not be loaded and the rest continues without it. */
export function QuietFailure({ children, onRetry, busy = false }: QuietFailureProps) {
  return (
    <Line role="status">
      {children}{' '}
      <TextButton aria-disabled={busy || undefined} onClick={busy ? undefined : onRetry}>
        {busy ? 'Retrying...' : 'Retry'}
      </TextButton>
    </Line>
  );
}

const Line = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
