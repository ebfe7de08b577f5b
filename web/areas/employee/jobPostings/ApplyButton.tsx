import { GuardedButton } from '../../../ui/GuardedButton';
import { applyStateOf, applyWords, whyNot } from './applyState';
import type { PostingRow } from './postingRow';

interface Props {
  posting: PostingRow;
  /** Its application is open, or about to open. */
  isApplying: boolean;
  onApply: () => void;
}

/** Opens the application, or says that there is one already or can be none [A2.100]. It keeps the keyboard's place when it changes. */
export function ApplyButton({ posting, isApplying, onApply }: Props) {
  const state = applyStateOf(posting);
  return (
    <GuardedButton
      variant={state === 'open' ? 'primary' : 'secondary'}
      reason={whyNot(posting)}
      busy={isApplying && state === 'open'}
      busyText="Applying..."
      aria-description={posting.title}
      onClick={onApply}
    >
      {applyWords[state]}
    </GuardedButton>
  );
}
