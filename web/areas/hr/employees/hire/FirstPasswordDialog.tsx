import { Banner } from '../../../../ui/feedback/Banner';
import { SecretDialog } from '../../../../ui/overlay/dialog/SecretDialog';
import type { Hired } from './useHire';

/** Shows a first password, once: only its button closes it. */
export function FirstPasswordDialog({
  hired: { fullName, email, password },
  onClose,
}: {
  hired: Hired;
  onClose: () => void;
}) {
  return (
    <SecretDialog
      title="First password"
      line={
        <>
          For <bdi>{fullName}</bdi>, who signs in as {email}
        </>
      }
      secret={password ?? ''}
      what="password"
      onClose={onClose}
    >
      <Banner tone="info" title="It is shown only now">
        Hand it over in a safe way. It must be changed at the first sign-in.
      </Banner>
    </SecretDialog>
  );
}
