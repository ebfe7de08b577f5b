import type { RefObject } from 'react';

import { useAction } from '../../../domain/action/useAction';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import { ConfirmDialog } from '../../../ui/overlay/dialog/ConfirmDialog';

interface Props {
  /** How many sign-ins end. */
  count: number;
  onClose: () => void;
  /** Where the focus continues, as the button that asked goes with the last other sign-in. */
  home: RefObject<HTMLElement | null>;
}

/** Asks once, then ends every sign-in but this one. */
export function EndSessionsDialog({ count, onClose, home }: Props) {
  const { id } = useViewer();
  const { run, busy } = useAction(EndSessionsDocument, {
    done: 'Signed out of all other devices',
    failed: 'Failed to sign out the other devices. Please try again.',
    stale: ['OwnSessions', 'OwnAccessTokens'],
  });
  const end = async () => {
    const { failure } = await run({ userId: id });
    if (!failure?.passing) onClose();
  };

  return (
    <ConfirmDialog
      title="Sign out all other devices?"
      isOpen
      home={home}
      confirmLabel="Sign out all others"
      cancelLabel="Keep them"
      busy={busy}
      busyText="Signing out..."
      onConfirm={() => void end()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      <span>{count === 1 ? 'One other sign-in ends' : `${String(count)} other sign-ins end`}</span> at once;
      what was not saved there is lost. Your personal access tokens are revoked as well. You stay signed in
      here.
    </ConfirmDialog>
  );
}

const EndSessionsDocument = graphql(`
  mutation EndSessions($userId: Int!) {
    endSessions(userId: $userId)
  }
`);
