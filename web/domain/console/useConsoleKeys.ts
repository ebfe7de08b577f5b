import { useEffect, useEffectEvent, useRef } from 'react';

import type { PanelSteps } from '../../ui/overlay/sidePanel/steps';
import { rowOpener } from '../../ui/data/table/rowTarget';
import type { ConsoleRow } from './consoleRow';
import type { Action } from './consoleActions';

interface Options {
  rows: readonly ConsoleRow[] | undefined;
  /** Id of the ticket whose panel is open. */
  openId: number | null;
  /** Ways through the list from the open ticket. */
  steps: PanelSteps | undefined;
  /** A ticket that was read, also one that the list does not show. */
  find: (id: number) => ConsoleRow | null;
  onAct: (action: Action, ticket: ConsoleRow) => void;
  /** Single letters do something. */
  hasLetters: boolean;
  onHelp: () => void;
}

/**
 * Keys of a console: J, K and the arrows move, R, S and A act on the open ticket or on the row with the
 * focus, ? shows the keys; Enter is the row's own. Single letters can be turned off. They mean nothing in a
 * field, in a dialog or in a menu. A row that leaves the list hands the focus on to the one that takes its
 * place.
 */
export function useConsoleKeys({ rows, openId, steps, find, onAct, hasLetters, onHelp }: Options): void {
  const place = useRef<{ id: number; index: number } | null>(null);

  const focusAt = (index: number) => {
    const row = rows?.[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row) rowOpener(row.id)?.focus();
  };
  /** The row with the focus, or the one that had it last. */
  const indexNow = () => {
    const id = idWithFocus() ?? place.current?.id;
    return rows?.findIndex((row) => row.id === id) ?? -1;
  };

  /** The focus is nowhere, and the row that had it has left the list: the one in its place gets it. */
  const handOn = useEffectEvent(() => {
    const left = place.current;
    const { activeElement } = document;
    if (!left || !rows || rows.some(({ id }) => id === left.id)) return;
    if (activeElement !== document.body && activeElement?.id !== 'main') return;
    const heir = rows[Math.min(left.index, rows.length - 1)];
    if (heir) rowOpener(heir.id)?.focus({ preventScroll: true });
  });

  const remember = useEffectEvent(() => {
    const id = idWithFocus();
    const index = rows?.findIndex((row) => row.id === id) ?? -1;
    if (id !== null && index >= 0) place.current = { id, index };
  });

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isElsewhere(event.target) || (isLetter(event.key) && !hasLetters)) return;
    const take = (does: () => void) => {
      event.preventDefault();
      does();
    };
    const direction = directionOf(event.key, event.target);
    const action = actions[event.key.toLowerCase()];
    if (event.key === '?') take(onHelp);
    else if (direction !== 0 && openId !== null && isLetter(event.key))
      take(() => (direction > 0 ? steps?.next?.() : steps?.previous?.()));
    else if (direction !== 0) {
      const at = indexNow();
      // Nothing had the focus yet, or the row has left: the one in its place comes first.
      const next = at < 0 ? (place.current?.index ?? 0) - (direction < 0 ? 1 : 0) : at + direction;
      take(() => focusAt(next));
    } else if (action && !event.shiftKey) {
      if (action === 'respond' && openId !== null) return take(focusComposer);
      const ticket = openId === null ? rows?.[indexNow()] : find(openId);
      if (!ticket) return;
      take(() => {
        // A dialog that has just closed has not given the focus back: the next one gives it back to the row.
        if (openId === null && idWithFocus() === null) rowOpener(ticket.id)?.focus({ preventScroll: true });
        onAct(action, ticket);
      });
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    const look = () => {
      remember();
      // A dialog that closes gives the focus back to the page, however late.
      handOn();
    };
    document.addEventListener('keydown', listen);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', look);
    };
  }, []);

  useEffect(() => {
    // A dialog that has just closed gives the focus back first.
    const timer = setTimeout(() => handOn(), 100);
    return () => clearTimeout(timer);
  }, [rows]);
}

const actions: Readonly<Record<string, Action>> = { r: 'respond', s: 'status', a: 'assign' };

const isLetter = (key: string): boolean => key.length === 1;

/** 1 to the next, -1 to the one before. Arrows move rows only, so that they still scroll and choose. */
function directionOf(key: string, target: EventTarget | null): -1 | 0 | 1 {
  // Also with Caps Lock.
  if (key.toLowerCase() === 'j') return 1;
  if (key.toLowerCase() === 'k') return -1;
  const isFree = target === document.body || (target instanceof Element && target.id === 'main');
  if (!isFree && !(target instanceof Element && target.matches('[data-opens-row]'))) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/** In a field, or while something lies above the page that is not the panel of a ticket. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(writing) !== null) || document.querySelector(above) !== null;

const writing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
const above = '[role="dialog"]:not([data-side-panel]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Id of the row in which the focus is. */
function idWithFocus(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row ? Number(row.dataset['row']) : null;
}

function focusComposer(): void {
  document.querySelector<HTMLElement>('[data-side-panel] form textarea')?.focus();
}
