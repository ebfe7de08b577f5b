import { use } from 'react';

import { GuardedButton } from '../../../ui/form/GuardedButton';
import { ApplyingContext } from './ApplyingContext';
import { applyStateOf, applyWords, whyNot } from './applyState';
import type { PostingRow } from './postingRow';

interface Props {
  posting: PostingRow;
  onApply: () => void;
}

/**
 * Opens the application, or says that there is already one, one being sent, or that none is possible. It keeps the
 * focus when it changes.
 */
export function ApplyButton({ posting, onApply }: Props) {
  const { opening, sending } = use(ApplyingContext);
  const isSending = sending === posting.id;
  const state = applyStateOf(posting);
  return (
    <GuardedButton
      variant={state === 'open' ? 'primary' : 'secondary'}
      reason={whyNot(posting)}
      busy={state === 'open' && (isSending || opening === posting.id)}
      busyText={isSending ? 'Applying...' : undefined}
      aria-description={posting.title}
      onClick={onApply}
    >
      {applyWords[state]}
    </GuardedButton>
  );
}
