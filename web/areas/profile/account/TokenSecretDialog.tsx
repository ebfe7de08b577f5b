import { Banner } from '../../../ui/feedback/Banner';
import { SecretDialog } from '../../../ui/overlay/dialog/SecretDialog';

interface Props {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new access token, once: only its button closes it. */
export function TokenSecretDialog({ name, token, onClose }: Props) {
  return (
    <SecretDialog
      title="Your new access token"
      line={
        <>
          For <bdi>{name}</bdi>
        </>
      }
      secret={token}
      what="token"
      onClose={onClose}
    >
      <Banner tone="info" title="It is shown only now">
        Keep it like a password. Programs send it as <code>Authorization: Token …</code>.
      </Banner>
    </SecretDialog>
  );
}
