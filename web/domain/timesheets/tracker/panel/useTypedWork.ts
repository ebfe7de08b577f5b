import { useState } from 'react';

import { useDraft } from '../../../form/useDraft';
import { nothingTyped, type TypedWork } from './TrackerForm';

/** What someone chose and typed to be tracked, and the way to change it; kept until it is started. */
export function useTypedWork(): [typed: TypedWork, type: (typed: TypedWork) => void] {
  const { start, keep } = useDraft('tracked work', nothingTyped);
  const [typed, setTyped] = useState(start);
  const type = (next: TypedWork) => {
    setTyped(next);
    keep(next, nothingTyped);
  };
  return [typed, type];
}
