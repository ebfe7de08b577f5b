import type { ReactNode } from 'react';

import { Button } from '../../form/Button';
import { Dialog } from './Dialog';
import type { FocusKeeperProps } from '../FocusKeeper';

export interface ConfirmDialogProps extends FocusKeeperProps {
  title: string;
  /** Names what will be lost or done. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** danger where something is lost, primary elsewhere. */
  variant?: 'danger' | 'primary';
  isOpen: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  isOpen,
  busy = false,
  busyText,
  home,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      home={home}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
