import type { EmploymentType } from '../employee/employee.kinds.js';
import type { Code } from '../lookup/lookup.fixed.js';
import type { ExperienceLevel } from '../posting/posting.kinds.js';

/** A position as it is written down for the demo; days are counted from the day of loading. */
export interface PostingText {
  title: string;
  /** Name of the department. */
  department: string;
  location: string;
  type: EmploymentType;
  level: ExperienceLevel;
  /** Least and most in US dollars a year, or else `range`. */
  pay?: readonly [number, number];
  range?: string;
  priority: Code<'posting_priority'>;
  status: Code<'posting_status'>;
  /** Switched off when false. */
  isActive?: boolean;
  /** Days ago. */
  posted: number;
  /** Days ahead, below 0 for the past; null without one. */
  deadline: number | null;
  positions: number;
  remote: boolean;
  description: string;
  requirements: readonly string[];
  responsibilities: readonly string[];
  benefits?: string;
}
