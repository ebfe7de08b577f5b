import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useUrlQuery, type UrlChanges } from '../../../domain/list/useUrlQuery';
import type { OrgShape } from './OrgShapeSwitch';

/** What opens above the chart: the full size, and someone's details. */
type Opened = 'chart' | 'person';

export interface OrgAddress {
  /** The shape that was asked for, where one was. */
  shape: OrgShape | null;
  isFull: boolean;
  /** Whose details are open. */
  personId: number | null;
  setShape: (shape: OrgShape | null) => void;
  openFull: () => void;
  closeFull: () => void;
  /** Opens a person's details instead of the open ones. */
  openPerson: (id: number) => void;
  /** Moves from the open details to a person named in them. */
  followPerson: (id: number) => void;
  /** Undoes that; null if no link was followed. */
  backToPerson: (() => void) | null;
  /** Closes the details, and those from which they were opened. */
  closePerson: () => void;
  /** Closes them for the chart in this shape; `then` is called when it is about to be seen. */
  leavePerson: (shape: OrgShape | null, then: () => void) => void;
}

/**
 * The open person is in the address. Opening adds a step to the history; closing goes back all the steps that
 * opened it. After a link there are no such steps, and the address is replaced.
 */
export function useOrgAddress(): OrgAddress {
  const { query, change, linkTo } = useUrlQuery();
  const location = useLocation();
  const navigate = useNavigate();
  const steps = stepsOf(location.state);
  const rest = useRef<{ changes: UrlChanges; then?: () => void } | null>(null);

  const open = (what: Opened, value: string, replace = false) =>
    void navigate(linkTo({ [what]: value }), {
      state: { [stepsName]: replace ? steps : [...steps, what] },
      replace,
      preventScrollReset: true,
    });

  const close = (what: Opened, changes: UrlChanges, then?: () => void) => {
    if (rest.current) return;
    const first = steps.findLastIndex((step) => step !== what) + 1;
    if (first === steps.length) {
      change(changes, { replace: true });
      then?.();
      return;
    }
    rest.current = { changes, then };
    void navigate(first - steps.length);
  };

  // Going back takes the browser a moment. Below details opened by hand there may be details opened by a link.
  const finish = useEffectEvent(() => {
    if (!rest.current) return;
    const { changes, then } = rest.current;
    rest.current = null;
    if (Object.entries(changes).some(([name, value]) => query.get(name) !== value))
      change(changes, { replace: true });
    then?.();
  });
  useEffect(() => finish(), [location.key]);

  const shape = query.get('org');
  const person = query.get('person') ?? '';
  const personId = /^\d{1,9}$/.test(person) && Number(person) > 0 ? Number(person) : null;
  const wasFollowed = steps.length > 1 && steps.slice(-2).every((step) => step === 'person');
  return {
    shape: shape === 'chart' || shape === 'list' ? shape : null,
    isFull: query.get('chart') === 'full',
    personId,
    setShape: (next) => change({ org: next }),
    openFull: () => open('chart', 'full'),
    closeFull: () => close('chart', { chart: null }),
    openPerson: (id) => open('person', String(id), personId !== null),
    followPerson: (id) => open('person', String(id)),
    backToPerson: wasFollowed ? () => void navigate(-1) : null,
    closePerson: () => close('person', { person: null }),
    leavePerson: (next, then) => close('person', { person: null, org: next }, then),
  };
}

/** The key in the state of a history entry for the people opened so far; it survives a reload. */
const stepsName = 'openedInChart';

function stepsOf(state: unknown): readonly unknown[] {
  const steps: unknown =
    typeof state === 'object' && state !== null && stepsName in state ? state[stepsName] : [];
  return Array.isArray(steps) ? steps : [];
}
