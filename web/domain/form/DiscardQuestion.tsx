import { ConfirmDialog } from '../../ui/overlay/dialog/ConfirmDialog';

interface Props {
  /** The name of the draft: the title of a form, "your comment". */
  what: string;
  onDiscard: () => void;
  /** They keep editing. */
  onClose: () => void;
}

/** Asked before anything typed is thrown away. */
export function DiscardQuestion({ what, onDiscard, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Discard what you entered?"
      isOpen
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onCancel={onClose}
    >
      What you entered in {what} is not saved and will be lost.
    </ConfirmDialog>
  );
}
