import type { Member, OrgTree } from './orgTree';

/** What the colour of a card says; only the first that fits. */
export type CardKind = 'you' | 'top' | 'manager' | 'other';

/** Blue for the present user, purple for the top level, green for managers, white for the others. */
export function cardKindOf(member: Member, me: OrgTree['me']): CardKind {
  if (member === me) return 'you';
  if (member.level === 1) return 'top';
  return member.person.directReportsCount > 0 || member.reports.length > 0 ? 'manager' : 'other';
}
