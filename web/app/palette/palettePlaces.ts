import { ClipboardCheck, KeyRound, Network, ScrollText, Target } from 'lucide-react';

import type { IconShape } from '../../ui/layout/Icon';
import words from './screenWords.json';

/** A part of a screen with its own name. */
interface PalettePlace {
  name: string;
  /** Title of the screen that it is on. */
  line: string;
  icon: IconShape;
  to: string;
  /** For people with an employee record alone. */
  needsEmployee?: boolean;
}

/** Parts of screens, after the screens themselves; a person who may enter the screen is offered its parts. */
export const palettePlaces: readonly PalettePlace[] = [
  { name: 'Account settings', line: 'Profile', icon: KeyRound, to: '/profile#account-settings' },
  { name: 'Organization chart', line: 'Profile', icon: Network, to: '/profile#organization-chart' },
  {
    name: 'My reviews',
    line: 'Profile',
    icon: ClipboardCheck,
    to: '/profile#my-reviews',
    needsEmployee: true,
  },
  { name: 'My goals', line: 'Profile', icon: Target, to: '/profile#my-goals', needsEmployee: true },
  { name: 'My policies', line: 'Profile', icon: ScrollText, to: '/profile#my-policies', needsEmployee: true },
  {
    name: 'Review cycles',
    line: 'Employee Management',
    icon: ClipboardCheck,
    to: '/hr/employees?tab=reviews',
  },
  { name: 'Policies', line: 'Employee Management', icon: ScrollText, to: '/hr/employees?tab=policies' },
];

/** Other words that people look for a screen, or a part of one, by. */
export const wordsOf = (path: string): string => (words as Readonly<Record<string, string>>)[path] ?? '';
