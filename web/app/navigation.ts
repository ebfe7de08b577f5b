import {
  Armchair,
  BookOpen,
  BriefcaseBusiness,
  ChartColumn,
  ChartPie,
  GraduationCap,
  House,
  Inbox,
  Laptop,
  LayoutGrid,
  LifeBuoy,
  MessageSquare,
  ScrollText,
  Sparkles,
  Ticket,
  Timer,
  TreePalm,
  UserPlus,
  UsersRound,
  Bot,
} from 'lucide-react';

import type { SessionState } from '../domain/session/session';
import type { NavGroup } from '../ui/layout/Navigation';
import { decide } from './guard';
import { accessOf } from './routes';

/**
 * Every link that the portal will have; those whose screen does not exist yet, or is not for this person,
 * fall out.
 */
const all: readonly NavGroup[] = [
  {
    items: [
      { to: '/home', label: 'Home', icon: House },
      { to: '/dashboard', label: 'Dashboard', icon: ChartPie },
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
      { to: '/analytics', label: 'Analytics', icon: ChartColumn },
      { to: '/it/knowledge-base', label: 'Knowledge base', icon: BookOpen },
    ],
  },
  {
    label: 'Learning',
    items: [
      { to: '/learning', label: 'Learning hub', icon: GraduationCap, end: true },
      { to: '/learning/courses', label: 'Courses', icon: BookOpen },
      { to: '/learning/certifications', label: 'Certifications', icon: ScrollText },
      { to: '/learning/ai-assistant', label: 'AI assistant', icon: Sparkles },
    ],
  },
];

/** The left navigation of this person. */
export function navigationFor(state: SessionState): readonly NavGroup[] {
  return all
    .map((group) => ({
      ...group,
      items: group.items.filter(({ to }) => {
        const access = accessOf(to);
        return access !== null && decide(state, access) === 'allowed';
      }),
    }))
    .filter((group) => group.items.length > 0);
}
