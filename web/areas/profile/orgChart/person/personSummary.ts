import { hasNoManager, type Member } from '../tree/orgTree';
import { personName } from '../tree/personWords';
import type { PersonDetails } from './usePersonDetails';

/** A person named beside another. */
export interface Named {
  id: number;
  name: string;
  position: string | null;
}

/** Someone as the popup shows them; null is unknown. */
export interface PersonSummary {
  name: string;
  photo: string | null;
  position: string;
  email: string;
  departmentName: string | null;
  manager: Named | null;
  /** Shown in the place of a manager. */
  withoutManager: 'None' | 'No manager set';
  reports: readonly Named[];
  reportsCount: number;
}

/**
 * The fields of the chart, which are shown immediately; for a person outside the chart the loaded ones. Null
 * without a person.
 */
export function personSummary(member: Member | null, details: PersonDetails | null): PersonSummary | null {
  if (member) return fromChart(member);
  if (!details) return null;
  const named = (one: { id: number; fullName: string; position?: string }): Named => ({
    id: one.id,
    name: personName(one.fullName, one.id),
    position: one.position ?? null,
  });
  return {
    name: personName(details.fullName, details.id),
    photo: details.user.profilePicture ?? null,
    position: details.position,
    email: details.email,
    departmentName: details.departmentName ?? null,
    manager: details.manager ? named(details.manager) : null,
    withoutManager: 'None',
    reports: details.directReports.map(named),
    reportsCount: details.directReportsCount,
  };
}

function fromChart(member: Member): PersonSummary {
  const { person, parent, reports } = member;
  const named = ({ person: { id, name, position } }: Member): Named => ({ id, name, position });
  return {
    name: person.name,
    photo: person.photo,
    position: person.position,
    email: person.email,
    departmentName: person.departmentName,
    manager: parent && !hasNoManager(member) ? named(parent) : null,
    withoutManager: hasNoManager(member) ? 'No manager set' : 'None',
    reports: reports.filter(({ person: { managerId } }) => managerId === person.id).map(named),
    reportsCount: person.directReportsCount,
  };
}
