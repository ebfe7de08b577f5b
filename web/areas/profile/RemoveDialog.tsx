import type { RefObject } from 'react';

import { ConfirmDialog } from '../../ui/overlay/dialog/ConfirmDialog';
import { profileWords, useUpdateProfile } from './useUpdateProfile';

interface Props {
  what: 'profilePicture' | 'resume';
  onClose: () => void;
  /** Where the focus continues once it is gone, and the button that asked with it. */
  home: RefObject<HTMLElement | null>;
}

const words = {
  profilePicture: {
    title: 'Remove your photo?',
    text: 'Your photo will be deleted. Your initials are shown in its place wherever you appear.',
    confirm: 'Remove photo',
    keep: 'Keep photo',
  },
  resume: {
    title: 'Remove your resume?',
    text: 'The file will be deleted from your profile. This cannot be undone.',
    confirm: 'Remove resume',
    keep: 'Keep resume',
  },
} as const;

/** Asks once, then removes the photo or the resume. */
export function RemoveDialog({ what, onClose, home }: Props) {
  const { run, busy } = useUpdateProfile({ ...profileWords, inForm: false });
  const { title, text, confirm, keep } = words[what];
  const remove = async () => {
    const { failure } = await run({ [what]: null });
    // Without an answer another try may succeed.
    if (!failure?.passing) onClose();
  };

  return (
    <ConfirmDialog
      title={title}
      isOpen
      home={home}
      confirmLabel={confirm}
      cancelLabel={keep}
      busy={busy}
      busyText="Removing..."
      onConfirm={() => void remove()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      {text}
    </ConfirmDialog>
  );
}
