import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from '../form/Button';
import { Drawing, type DrawingName } from '../layout/Drawing';
import { theme } from '../theme';
import { useFocusHeir } from '../overlay/useFocusHeir';

export interface ErrorStateProps {
  title?: ReactNode;
  /** The specified message of this failure. */
  text: ReactNode;
  onRetry?: () => void;
  /** "Try Again" where the page says nothing else; some pages say "Retry". */
  retryLabel?: string;
  /** While the retry runs. */
  busy?: boolean;
  drawing?: DrawingName;
  /** Other ways out, in place of the retry or beside it. */
  action?: ReactNode;
}

/** Shown where something could not be loaded. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Try Again',
  busy = false,
  drawing = 'cloud',
  action,
}: ErrorStateProps) {
  const box = useFocusHeir<HTMLDivElement>();
  return (
    <Box role="alert" ref={box}>
      <Drawing name={drawing} />
      {title && <Title>{title}</Title>}
      <Text>{text}</Text>
      {(onRetry ?? action) && (
        <Actions>
          {onRetry && (
            <Button icon={RotateCw} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </Actions>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[10]} ${theme.space[6]};
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${theme.type[20]};
`;

const Text = styled.p`
  max-inline-size: 52ch;
  color: ${theme.color.ink2};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
`;
