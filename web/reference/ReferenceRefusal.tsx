import { Button } from '../ui/form/Button';
import { Notice } from '../ui/feedback/Notice';

/** Why the reference stays closed, and the way on. */
export function ReferenceRefusal({ reason }: { reason: 'signedOut' | 'unreachable' }) {
  const { title, text, label, go } = words[reason];
  return (
    <Notice
      whole
      drawing={reason === 'unreachable' ? 'cloud' : 'door'}
      title={title}
      text={text}
      actions={
        <Button variant="primary" onClick={go}>
          {label}
        </Button>
      }
    />
  );
}

const words = {
  signedOut: {
    title: 'Sign in to read the REST reference',
    text: 'Calls are tried with your sign-in to the portal. Sign in there, then open this page again.',
    label: 'Sign in',
    go: () => window.location.assign('/login'),
  },
  unreachable: {
    title: 'The portal does not answer',
    text: 'The reference could not be read. Try again in a moment.',
    label: 'Try Again',
    go: () => window.location.reload(),
  },
} as const;
