import { Button } from '../ui/form/Button';
import { Notice } from '../ui/feedback/Notice';
import type { ExplorerAccess } from './explorerAccess';

interface Props {
  reason: Exclude<ExplorerAccess, 'allowed'>;
}

/** Why the explorer stays closed, and the way on. */
export function ExplorerRefusal({ reason }: Props) {
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
    title: 'Sign in to explore the data',
    text: 'The explorer uses your sign-in to the portal. Sign in there, then open this page again.',
    label: 'Sign in',
    go: () => window.location.assign('/login'),
  },
  notAllowed: {
    title: 'Insufficient Permissions',
    text: 'The explorer is open to people with the permission graph.explore, such as analysts. Ask an administrator for it.',
    label: 'Go to Home',
    go: () => window.location.assign('/home'),
  },
  unreachable: {
    title: 'The portal does not answer',
    text: 'The explorer could not ask the portal who you are. Try again in a moment.',
    label: 'Try Again',
    go: () => window.location.reload(),
  },
} as const;
