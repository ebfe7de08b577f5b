import { GraduationCap, LayoutGrid, LifeBuoy, UsersRound } from 'lucide-react';

import type { Role } from '../../domain/session/roles';
import type { IconShape } from '../../ui/layout/Icon';
import type { Hue } from '../../ui/theme';

/** One of the four entrances on the home page. */
export interface HomeCard {
  area: Hue;
  name: string;
  line: string;
  path: string;
  icon: IconShape;
  /** Gets the lower-case role names of the person. */
  isVisible: (roleNames: readonly string[]) => boolean;
}

const all: readonly HomeCard[] = [
  {
    area: 'employee',
    name: 'Employee Portal',
    line: 'Leave, time, feedback, tickets and jobs',
    path: '/employee',
    icon: LayoutGrid,
    isVisible: () => true,
  },
  {
    area: 'hr',
    name: 'HR Management',
    line: 'People, recruitment and requests',
    path: '/hr',
    icon: UsersRound,
    isVisible: (names) => names.some((name) => name.includes('hr') || name === 'administrator'),
  },
  {
    area: 'it',
    name: 'IT Help Desk',
    line: 'Tickets, assets and knowledge',
    path: '/it',
    icon: LifeBuoy,
    // "Recruiter" contains "it" as well. The rule is meant to the letter (R1): the route behind the card
    // still refuses.
    isVisible: (names) => names.some((name) => name.includes('it') || name === 'administrator'),
  },
  {
    area: 'learning',
    name: 'Learning Hub',
    line: 'Courses and certifications',
    path: '/learning',
    icon: GraduationCap,
    isVisible: () => true,
  },
];

/** The cards of a person with these roles. */
export function visibleCards(roles: readonly Role[]): readonly HomeCard[] {
  const names = roles.map((role) => role.name.toLowerCase());
  return all.filter((card) => card.isVisible(names));
}
