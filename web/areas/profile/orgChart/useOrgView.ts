import { useState } from 'react';

import {
  allClosed,
  allOpen,
  firstOpen,
  firstShown,
  openTo,
  shownMembers,
  withBranch,
  type OpenBranches,
} from './tree/openBranches';
import type { Member, OrgTree } from './tree/orgTree';

/**
 * What the drawing or the list has to do next. With someone: bring the person into sight and give them the
 * focus; `centre` for someone who was looked for, `step` for the next one of the keyboard, `keep` to let the
 * card stay where it is while its branch opens. `fit` shows everything.
 */
export type Goal = { kind: 'centre' | 'step' | 'keep'; id: number } | { kind: 'fit' };

export interface OrgView {
  tree: OrgTree;
  open: OpenBranches;
  /** Who can be seen, each right after the person above. */
  shown: readonly Member[];
  /** The focused person; always a visible one, null only in an empty chart. */
  active: Member | null;
  /** Id of the person that was looked for. */
  marked: number | null;
  goal: Goal | null;
  /** Opens all that hides the person, marks and shows them. */
  reveal: (member: Member) => void;
  /** Moves the keyboard to the person. */
  go: (member: Member) => void;
  /** Moves the focus to the person, who is already visible. */
  touch: (member: Member) => void;
  setBranch: (member: Member, isOpen: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
  /** Called by who has done it. */
  served: (goal: Goal) => void;
}

/** The expanded branches and the focused person; shared by drawing, list and full size. */
export function useOrgView(tree: OrgTree): OrgView {
  const [open, setOpen] = useState(() => firstOpen(tree));
  const [activeId, setActiveId] = useState<number | null>(null);
  const [marked, setMarked] = useState<number | null>(null);
  const [goal, setGoal] = useState<Goal | null>(null);

  // The chart is read again now and then, and anyone who was looked at may have left.
  const wanted = tree.members.get(activeId ?? 0) ?? tree.me ?? tree.tops[0] ?? null;
  const fit = (next: OpenBranches) => {
    setOpen(next);
    setGoal({ kind: 'fit' });
  };
  // They read the present state instead of closing over it: so they stay the same functions, and thousands of rows
  // and cards are not rendered again.
  const goTo = (member: Member, kind: 'centre' | 'step') => {
    setOpen((now) => openTo(now, member));
    setActiveId(member.person.id);
    setGoal({ kind, id: member.person.id });
  };

  return {
    tree,
    open,
    shown: shownMembers(tree, open),
    active: wanted && firstShown(wanted, open),
    marked,
    goal,
    go: (member) => goTo(member, 'step'),
    reveal: (member) => {
      goTo(member, 'centre');
      setMarked(member.person.id);
    },
    touch: (member) => setActiveId(member.person.id),
    setBranch: (member, isOpen) => {
      setOpen((now) => withBranch(now, member.person.id, isOpen));
      setActiveId(member.person.id);
      setGoal({ kind: 'keep', id: member.person.id });
    },
    expandAll: () => fit(allOpen(tree)),
    collapseAll: () => fit(allClosed(tree)),
    served: (done) => setGoal((now) => (now === done ? null : now)),
  };
}
