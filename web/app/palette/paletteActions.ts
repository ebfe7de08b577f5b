import { MessageSquarePlus, Play, TicketPlus, TreePalm } from 'lucide-react';

import type { IconShape } from '../../ui/layout/Icon';
import words from './actionWords.json';

/** Something that a person begins from anywhere. */
export interface PaletteAction {
  name: keyof typeof words;
  /** Other words that people look for it by. */
  words: string;
  icon: IconShape;
  /** Opens the form itself. */
  to: string;
  /** For people with an employee record alone. */
  needsEmployee?: boolean;
}

const actions: readonly Omit<PaletteAction, 'words'>[] = [
  { name: 'Request leave', icon: TreePalm, to: '/employee/leave?new' },
  { name: 'Start tracking', icon: Play, to: '/employee/time-tracking', needsEmployee: true },
  { name: 'New ticket', icon: TicketPlus, to: '/employee/tickets?new' },
  { name: 'Give feedback', icon: MessageSquarePlus, to: '/employee/feedback' },
];

/** The common actions, in the order in which they are shown. */
export const paletteActions: readonly PaletteAction[] = actions.map((action) => ({
  ...action,
  words: words[action.name],
}));
