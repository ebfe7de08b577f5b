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
  /** Its id; null if none is open. */
  id: number | null;
  /** Its key, where that is no number. */
  key: string | null;
  linkTo: (key: Key) => OpeningLink;
  open: (key: Key) => void;
  close: () => void;
  /** Moves to the record before and after it in these rows, and its position on all pages of the list. */
  stepsIn: (rows: readonly { id: Key }[] | undefined, list?: PageOfList) => PanelSteps | undefined;
}

/**
 * The record of a list that is open in the panel beside it, under this parameter of the address. Opening adds a
 * step to the history, moving to another record does not. Closing goes back that step; after a link there is none,
 * and the address is replaced.
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

/** "21 of 26". The length of a list on one page is the number of its rows. */
function placeOf(at: number, shown: number, list: PageOfList | undefined): string {
  const isPart = list?.count !== undefined && list.count > list.pageSize;
  const before = isPart ? (list.page - 1) * list.pageSize : 0;
  return `${numberText(before + at + 1)} of ${numberText(isPart ? (list.count ?? shown) : shown)}`;
}

/** The key in the state of a history entry for the record that it opened; it survives a reload. */
const stepName = 'opened';

/** The state of a history entry that opens a record under this name. */
export const stepTo = (name: string): unknown => ({ [stepName]: name });

const hasStep = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && stepName in state && state[stepName] === name;
