import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';

import type { ToastAction } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/overlay/dialog/ConfirmDialog';
import { useAction, type ActionOptions } from './useAction';

interface Props<Data, Variables> extends Pick<ActionOptions, 'stale' | 'staleIfRefused' | 'isTitled'> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Toast of a success. */
  done: string;
  /** The next action, such as undoing it, as a button of that toast. */
  next?: ToastAction | undefined;
  /** The message of a failure for which the server has none. */
  failed: string;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  /** primary where nothing is lost. */
  variant?: 'danger' | 'primary';
  /** On the button while it is being done. */
  busyText: string;
  /** Called before `onClose` when it is done. */
  onDone?: () => void;
  onClose: () => void;
  /** Names what will be lost. */
  children: ReactNode;
}

/**
 * Asks once, then does what cannot be undone. A failure closes the question, unless another try may succeed.
 */
export function ConfirmAction<Data, Variables extends OperationVariables>({
  document,
  variables,
  done,
  failed,
  next,
  stale,
  staleIfRefused,
  isTitled,
  title,
  confirmLabel,
  cancelLabel,
  variant,
  busyText,
  onDone,
  onClose,
  children,
}: Props<Data, Variables>) {
  const { run, busy } = useAction(document, {
    done,
    failed,
    ...(next && { next: () => next }),
    stale,
    staleIfRefused,
    isTitled,
  });
  const confirm = async () => {
    const { failure } = await run(variables);
    if (!failure) onDone?.();
    // Without an answer another try may succeed.
    if (!failure?.passing) onClose();
  };

  return (
    <ConfirmDialog
      title={title}
      isOpen
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      {...(variant && { variant })}
      busy={busy}
      busyText={busyText}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
