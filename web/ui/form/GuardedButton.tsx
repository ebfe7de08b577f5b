import { useId } from 'react';

import { Button, type ButtonProps } from './Button';
import { Tooltip } from '../overlay/Tooltip';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface GuardedButtonProps extends Omit<ButtonProps, 'blocked'> {
  /** What prevents it; null when it can be pressed. */
  reason: string | null;
}

/**
 * A button that says why it cannot be pressed for now: on hover, on focus and to screen readers. It keeps its
 * place for the keyboard.
 */
export function GuardedButton({ reason, ...rest }: GuardedButtonProps) {
  const reasonId = useId();
  const isBlocked = reason !== null;
  return (
    <>
      <Tooltip text={reason ?? ''} disabled={!isBlocked}>
        <Button {...rest} blocked={isBlocked} aria-describedby={isBlocked ? reasonId : undefined} />
      </Tooltip>
      {isBlocked && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
