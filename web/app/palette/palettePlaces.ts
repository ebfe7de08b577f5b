import { ClipboardCheck, ScrollText, Target } from 'lucide-react';

import type { IconShape } from '../../ui/layout/Icon';

/** A part of a screen that has a name of its own. */
interface PalettePlace {
  name: string;
  /** Title of the screen that it is on. */
  line: string;
  icon: IconShape;
  to: string;
  /** For people with an employee record alone. */
  needsEmployee?: boolean;
}

/** Parts of screens, after the screens themselves; who may enter the screen is offered its parts. */
export const palettePlaces: readonly PalettePlace[] = [
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
