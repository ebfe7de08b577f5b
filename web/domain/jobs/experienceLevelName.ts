import type { ExperienceLevel } from '../../generated/graphql';

/** How a person reads the level that a posting asks for; in the order from little to much. */
export const experienceLevelName: Readonly<Record<ExperienceLevel, string>> = {
  ENTRY: 'Entry Level',
  MID: 'Mid Level',
  SENIOR: 'Senior',
  LEAD: 'Lead',
  MANAGER: 'Manager',
  EXECUTIVE: 'Executive',
};
