import { enumOf } from '../../kit/graphql/enumOf.js';
import type { TicketPriority } from '../ticket/ticket.status.js';

const IMPACTS = ['low', 'medium', 'high', 'critical'] as const;

/** How much of the work cannot be done. */
export type ImpactLevel = (typeof IMPACTS)[number];

export const impactNames = enumOf(...IMPACTS);

const SYSTEM_CATEGORIES = [
  'hardware',
  'software',
  'network',
  'security',
  'access',
  'email',
  'other',
] as const;

/** What the affected system of a ticket is; the database derives it. */
export type SystemCategory = (typeof SYSTEM_CATEGORIES)[number];

export const systemCategoryNames = enumOf(...SYSTEM_CATEGORIES);

const URGENCIES = ['critical', 'high', 'medium', 'low'] as const;

/** How pressing a ticket is as the IT page shows it. */
export type Urgency = (typeof URGENCIES)[number];

export const urgencyNames = enumOf(...URGENCIES);

/** A critical impact comes before the priority; of these urgent is high. */
export const urgencyOf = (impact: ImpactLevel | null, priority: TicketPriority): Urgency =>
  impact === 'critical' ? 'critical' : priority === 'urgent' ? 'high' : priority;

/** The same in SQL over `ticket t`. */
export const URGENCY_IS: Readonly<Record<Urgency, string>> = {
  critical: `t.impact_level = 'critical'`,
  high: `t.priority in ('high', 'urgent') and t.impact_level is distinct from 'critical'`,
  medium: `t.priority = 'medium' and t.impact_level is distinct from 'critical'`,
  low: `t.priority = 'low' and t.impact_level is distinct from 'critical'`,
};
