import { useEffect, useRef, useState } from 'react';

import { useViewer } from '../session/SessionContext';

/** What each person typed and did not send, for as long as the page lives; never on a disk. */
const drafts = new Map<string, unknown>();

/** As after a reload; also when somebody signs out. */
export const forgetDrafts = (): void => drafts.clear();

export interface Draft<Values> {
  /** What the form starts with: what was typed before, else what it was given. */
  start: Values;
  /** Something was typed before and is there again. */
  isRestored: boolean;
  /** Tells what the form holds now. */
  keep: (values: Values) => void;
  /** It was sent or thrown away on purpose. */
  finish: () => void;
}

const keyOf = (userId: number, name: string): string => `${String(userId)} ${name}`;

/** Whether a form of this name went away with something in it, so that its page can open it again. */
export function useHasDraft(name: string): boolean {
  const { id } = useViewer();
  return drafts.has(keyOf(id, name));
}

const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((name) => one[name] === other[name]);

/**
 * Keeps what somebody types into a form when the form goes without being sent: by Back, or because the sign-in ended. The same
 * form has it again when the same person opens it, and nobody else does.
 */
export function useDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const { id } = useViewer();
  const key = keyOf(id, name);
  const [first] = useState(() => ({ initial, kept: drafts.get(key) as Values | undefined }));
  const finished = useRef(false);
  const typed = useRef(false);

  useEffect(() => {
    // The browser asks before it leaves the portal itself.
    const warn = (event: BeforeUnloadEvent) => { if (typed.current && !finished.current) event.preventDefault(); };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return {
    start: first.kept ?? first.initial,
    isRestored: first.kept !== undefined,
    keep: (values) => {
      typed.current = !isSame(values, first.initial);
      if (finished.current || !typed.current) drafts.delete(key);
      else drafts.set(key, values);
    },
    finish: () => {
      finished.current = true;
      drafts.delete(key);
    },
  };
}
