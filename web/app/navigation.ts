import {
  Armchair,
  BookOpen,
  BriefcaseBusiness,
  ChartPie,
  Database,
  GraduationCap,
  House,
  Inbox,
  Laptop,
  LayoutGrid,
  LifeBuoy,
  MessageSquare,
  ScrollText,
  Ticket,
  Timer,
  TreePalm,
  UserPlus,
  UsersRound,
  Bot,
} from 'lucide-react';

import type { SessionState } from '../domain/session/session';
import type { NavGroup, NavItem } from '../ui/layout/navigation/Navigation';
import { decide, type Requirement } from './guard';
import { accessOf } from './routes';

/** A link with its access rule, if no screen of the route table has one. */
interface Entry extends NavItem {
  access?: Requirement;
}

interface Group extends NavGroup {
  items: readonly Entry[];
}

/**
 * Every link of the portal; those without an existing screen, or with a screen closed to this person, are left out.
 * Screens that say "Coming soon..." have none.
 */
const all: readonly Group[] = [
  {
    items: [
      { to: '/home', label: 'Home', icon: House },
      { to: '/dashboard', label: 'Dashboard', icon: ChartPie },
      {
        to: '/explorer',
        label: 'Data explorer',
        icon: Database,
        isPage: true,
        access: { permissions: ['graph.explore'] },
      },
    ],
  },
  {
    label: 'Employee',
    items: [
      { to: '/employee', label: 'Portal', icon: LayoutGrid, end: true },
      { to: '/employee/leave', label: 'Leave', icon: TreePalm },
      { to: '/employee/time-tracking', label: 'Time tracking', icon: Timer },
      { to: '/employee/feedback', label: 'Feedback', icon: MessageSquare },
      { to: '/employee/tickets', label: 'My tickets', icon: Ticket },
      { to: '/employee/job-postings', label: 'Job postings', icon: BriefcaseBusiness },
    ],
  },
  {
    label: 'HR',
    items: [
      { to: '/hr', label: 'HR portal', icon: Armchair, end: true },
      { to: '/hr/employees', label: 'Employees', icon: UsersRound },
      { to: '/hr/recruitment', label: 'Recruitment', icon: UserPlus },
      { to: '/hr/tickets', label: 'Tickets', icon: Inbox },
    ],
  },
  {
    label: 'IT',
    items: [
      { to: '/it', label: 'Help desk', icon: LifeBuoy, end: true },
      { to: '/it/ai-management', label: 'AI management', icon: Bot },
      { to: '/it/tickets', label: 'IT tickets', icon: Inbox },
      { to: '/it/assets', label: 'Assets', icon: Laptop },
      { to: '/it/knowledge-base', label: 'Knowledge base', icon: BookOpen },
    ],
  },
  {
    label: 'Learning',
    items: [
      { to: '/learning', label: 'Learning hub', icon: GraduationCap, end: true },
      { to: '/learning/courses', label: 'Courses', icon: BookOpen },
      { to: '/learning/certifications', label: 'Certifications', icon: ScrollText },
    ],
  },
];

/**
 * The left navigation of this person.
 * @param waiting how much waits behind a screen, by its path
 */
export function navigationFor(
  state: SessionState,
  waiting?: ReadonlyMap<string, string>,
): readonly NavGroup[] {
  return all
    .map((group) => ({
      ...group,
      items: group.items
        .filter(({ to, access = accessOf(to) }) => access !== null && decide(state, access) === 'allowed')
        .map((item) => ({ ...item, count: waiting?.get(item.to) })),
    }))
    .filter((group) => group.items.length > 0);
}
