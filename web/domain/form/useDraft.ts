import { useEffect, useRef, useState } from 'react';

import { useViewer } from '../session/SessionContext';
import { changesOf } from './changes';
import { readDraft, removeDraft, writeDraft } from './draftStore';

export interface Draft<Values> {
  /** The initial values of the form: the given ones, overwritten by the draft. */
  start: Values;
  /** Something was typed before and is there again. */
  isRestored: boolean;
  /** Files or salaries were entered as well, which are not there again. */
  isPartial: boolean;
  /** Tells the values of the form now, and what they would be with nothing typed. */
  keep: (values: Values, untouched: Values) => void;
  /** It was sent or thrown away on purpose. */
  finish: () => void;
}

/** Whether a form of this name went away with something in it, so that its page can open it again. */
export function useHasDraft(name: string): boolean {
  const { id } = useViewer();
  return readDraft(id, name) !== null;
}

/**
 * Keeps what someone types into a form, on this browser and for this person alone: after Back, a reload, a
 * page that failed or a sign-in that ended, the same form has it again. It is gone once it was sent, thrown
 * away, or its person signed out.
 */
export function useDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const { id } = useViewer();
  const [first] = useState(() => {
    const draft = readDraft(id, name);
    const values = draft && fitting(draft.values, initial);
    const isRestored =
      values !== null && Object.keys(changesOf({ ...initial, ...values }, initial)).length > 0;
    return {
      start: { ...initial, ...values },
      isRestored,
      isPartial: isRestored && draft?.isPartial === true,
    };
  });
  const finished = useRef(false);
  const isSafe = useRef(true);

  useEffect(() => {
    // The browser asks before it leaves the portal with something that would not be there again.
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSafe.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    ...first,
    keep: (values, untouched) => {
      if (!finished.current) isSafe.current = writeDraft(id, name, changesOf(values, untouched));
    },
    finish: () => {
      finished.current = true;
      isSafe.current = true;
      removeDraft(id, name);
    },
  };
}

/**
 * What of a draft this form can take: an older release of the portal may have kept something else under its
 * name.
 */
function fitting<Values extends object>(
  kept: Readonly<Record<string, unknown>>,
  initial: Values,
): Partial<Values> {
  const isOpen = Object.keys(initial).length === 0;
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      if (isOpen) return typeof value === 'string';
      if (!(name in initial)) return false;
      const given = initial[name as keyof Values];
      return (
        typeof given === typeof value ||
        value instanceof File ||
        (value === null && typeof given === 'object')
      );
    }),
  ) as Partial<Values>;
}
