import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { numberText } from '../../ui/numbers';
import type { PanelSteps } from '../../ui/overlay/sidePanel/steps';
import { useUrlQuery } from './useUrlQuery';

type Key = number | string;

/** Where the link of a row leads, for `RowLink`. */
export interface OpeningLink {
  to: { search: string };
  replace: boolean;
  state: unknown;
}

/** Which part of a list is shown. */
interface PageOfList {
  /** From 1. */
  page: number;
  pageSize: number;
  /** On all pages. */
  count: number | undefined;
}

export interface OpenItem {
  /** Its number; null where none is open. */
  id: number | null;
  /** Its key, where that is no number. */
  key: string | null;
  linkTo: (key: Key) => OpeningLink;
  open: (key: Key) => void;
  close: () => void;
  /** To the ones before and after it in these rows, and its place on all pages of the list. */
  stepsIn: (rows: readonly { id: Key }[] | undefined, list?: PageOfList) => PanelSteps | undefined;
}

/**
 * Which thing of a list is open in the panel beside it: the address says so under this name. Opening is a
 * step that Back takes back; going on to another one is none. Closing takes back the step, so that none is
 * left over; who came by a link made none, and there the address is replaced.
 */
export function useOpenItem(name: string): OpenItem {
  const { query, idOf, change } = useUrlQuery();
  const location = useLocation();
  const link = useOpeningLink(name);
  const navigate = useNavigate();
  // Going back takes the browser a moment, in which a second press would go one too far.
  const left = useRef<string | null>(null);
  useEffect(() => {
    left.current = null;
  }, [location.key]);

  const key = query.get(name);
  const isOpenedHere = hasStep(location.state, name);
  const open = (next: Key) => {
    const { to, ...options } = link(next);
    void navigate(to, { ...options, preventScrollReset: true });
  };

  return {
    id: idOf(name),
    key,
    linkTo: link,
    open,
    close: () => {
      if (left.current === location.key) return;
      left.current = location.key;
      if (isOpenedHere) void navigate(-1);
      else change({ [name]: null }, { replace: true });
    },
    stepsIn: (rows, list) => {
      const at = rows?.findIndex((row) => String(row.id) === key) ?? -1;
      if (!rows || at < 0) return undefined;
      const to = (row: { id: Key } | undefined) => row && (() => open(row.id));
      return {
        previous: to(rows[at - 1]),
        next: to(rows[at + 1]),
        place: placeOf(at, rows.length, list),
      };
    },
  };
}

/** Where the links of rows lead, as the address is now. */
export function useOpeningLink(name: string): (key: Key) => OpeningLink {
  const { query, linkTo } = useUrlQuery();
  const location = useLocation();
  const isOpen = query.has(name);
  return (key) => ({
    to: linkTo({ [name]: String(key) }),
    replace: isOpen,
    state: !isOpen || hasStep(location.state, name) ? stepTo(name) : null,
  });
}

/** "21 of 26". A list on one page is as long as what is shown of it. */
function placeOf(at: number, shown: number, list: PageOfList | undefined): string {
  const isPart = list?.count !== undefined && list.count > list.pageSize;
  const before = isPart ? (list.page - 1) * list.pageSize : 0;
  return `${numberText(before + at + 1)} of ${numberText(isPart ? (list.count ?? shown) : shown)}`;
}

/** Under this name a step of the history keeps what was opened by it; it outlives a reload. */
const stepName = 'opened';

/** What a step carries that opens something under this name. */
export const stepTo = (name: string): unknown => ({ [stepName]: name });

const hasStep = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && stepName in state && state[stepName] === name;
