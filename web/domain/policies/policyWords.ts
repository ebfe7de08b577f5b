import type { PolicyAudience, PolicyVersionStatus } from '../../generated/graphql';
import type { Tone } from '../../ui/theme';

/** The status of a version, as people read it. */
export const policyStatus: Readonly<Record<PolicyVersionStatus, { word: string; tone: Tone }>> = {
  DRAFT: { word: 'Draft', tone: 'warning' },
  SCHEDULED: { word: 'Scheduled', tone: 'info' },
  IN_FORCE: { word: 'In force', tone: 'success' },
  SUPERSEDED: { word: 'Replaced', tone: 'neutral' },
  WITHDRAWN: { word: 'Withdrawn', tone: 'neutral' },
};

/** The audience of a version. */
export const audienceWord: Readonly<Record<PolicyAudience, string>> = {
  ALL: 'Everyone',
  DEPARTMENTS: 'Departments',
  NEW_PEOPLE: 'New people',
};

/** "Everyone", or the names of the departments. */
export const audienceText = ({
  audience,
  departments,
}: {
  audience: PolicyAudience;
  departments: readonly { name: string }[];
}): string =>
  audience === 'DEPARTMENTS' ? departments.map(({ name }) => name).join(', ') : audienceWord[audience];
