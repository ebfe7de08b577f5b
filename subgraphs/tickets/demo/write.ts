import { IT_SUPPORT } from '../category/category.fixed.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import type { Draw } from './random.js';
import type { SeedRow } from './rows.js';
import { FEEDBACK_TEXTS, GENERAL_TEXTS, IT_TEXTS } from './texts.js';

export interface SeedPerson {
  userId: number;
  fullName: string;
  email: string;
  departmentName: string | null;
  /** User id of the direct manager. */
  managerUserId: number | null;
  isActive: boolean;
}

export interface Writing {
  draw: Draw;
  /** The date this many days after the seed's today, YYYY-MM-DD. */
  day: (offset: number) => string;
  itStaff: SeedPerson[];
  hrStaff: SeedPerson[];
  manager: (person: SeedPerson) => SeedPerson | null;
  categories: { id: number; name: string }[];
  feedbackId: () => number;
}

export type Common = Omit<SeedRow, 'kind' | 'title' | 'description' | 'details'>;

const PLACES = ['Floor 1', 'Floor 2', 'Floor 3', 'Floor 4'];
const STILL_OPEN = { open: 45, in_progress: 35, waiting_response: 20 };
const DONE = { resolved: 60, closed: 33, rejected: 7 };

const clock = (draw: Draw) =>
  `${String(draw.whole(8, 17)).padStart(2, '0')}:${String(draw.whole(0, 59)).padStart(2, '0')}:${String(draw.whole(0, 59)).padStart(2, '0')}`;
const fill = (text: string, person: SeedPerson, draw: Draw) =>
  text.replace('{place}', draw.of(PLACES)).replace('{department}', person.departmentName ?? 'our team');

/** The common fields of all kinds: old tickets are mostly done, recent ones mostly not. */
export function common(
  writing: Writing,
  person: SeedPerson,
  age: number,
  given?: { status: string; decidedAge?: number },
): Common {
  const { draw, day } = writing;
  const status = given?.status ?? draw.weighted(age < 12 || draw.chance(0.06) ? STILL_OPEN : DONE);
  const changedAge = given?.decidedAge ?? (status === 'open' ? age : draw.whole(Math.max(1, age - 12), age));
  const created = `${day(-age)} ${clock(draw)}`;
  const changed =
    status === 'open'
      ? created
      : `${day(-changedAge)} ${changedAge === age ? '18' : '17'}:${String(draw.whole(0, 59)).padStart(2, '0')}:${String(draw.whole(0, 59)).padStart(2, '0')}`;
  return {
    id: null,
    status,
    priority: draw.weighted({ low: 25, medium: 50, high: 19, urgent: 6 }),
    created_by_id: person.userId,
    created_by_name: person.fullName,
    created_by_department: person.departmentName,
    is_anonymous: false,
    assigned_to_id: null,
    assigned_to_name: null,
    category_id: null,
    impact_level: null,
    leave_type: null,
    start_date: null,
    end_date: null,
    approved_by_id: null,
    approved_by_name: null,
    approved_at: null,
    created_at: created,
    updated_at: changed,
    resolved_at: status === 'resolved' ? changed : null,
    author: person.userId,
  };
}

/** An assignee from the staff, never the requester; open tickets mostly have none yet. */
export function assignee(
  { draw }: Writing,
  staff: SeedPerson[],
  person: SeedPerson,
  status: string,
): Partial<SeedRow> {
  const others = staff.filter((candidate) => candidate.userId !== person.userId);
  if (others.length === 0 || (status === 'open' && draw.chance(0.7))) return {};
  const { userId, fullName } = draw.of(others);
  return { assigned_to_id: userId, assigned_to_name: fullName };
}

function itSupport(writing: Writing, person: SeedPerson, age: number): SeedRow {
  const { draw } = writing;
  const text = draw.of(IT_TEXTS);
  const base = common(writing, person, age);
  const details = {
    issueType: text.issueType,
    affectedSystem: text.system,
    location: draw.of(PLACES),
    ...(draw.chance(0.4) && { assetTag: `LAP-${String(draw.whole(1, 112)).padStart(3, '0')}` }),
  };
  return {
    ...base,
    ...assignee(writing, writing.itStaff, person, base.status),
    kind: 'it-support',
    title: fill(text.title, person, draw),
    description: fill(text.description, person, draw),
    category_id: IT_SUPPORT,
    impact_level: draw.weighted({ low: 45, medium: 35, high: 16, critical: 4 }),
    details: JSON.stringify(details),
  };
}

/** Adds the texts of a general ticket to its other fields; its assignee is a handler of its category. */
export function generalRow(
  writing: Writing,
  person: SeedPerson,
  base: Common,
  category: Writing['categories'][number],
  [title, description]: [title: string, description: string],
): SeedRow {
  const { draw } = writing;
  const staff = category.id === IT_SUPPORT ? writing.itStaff : writing.hrStaff;
  return {
    ...base,
    ...assignee(writing, staff, person, base.status),
    kind: 'general',
    title: fill(title, person, draw),
    description: fill(description, person, draw),
    category_id: category.id,
    details: '{}',
  };
}

/** For a category that someone else made. */
const UNKNOWN_CATEGORY: [title: string, description: string][] = [['Question', 'Whom can I ask about this?']];

function general(writing: Writing, person: SeedPerson, age: number): SeedRow {
  const { draw } = writing;
  const category = draw.of(writing.categories);
  const words = draw.of(GENERAL_TEXTS[category.name] ?? UNKNOWN_CATEGORY);
  return generalRow(writing, person, common(writing, person, age), category, words);
}

/** The day of an anonymous ticket or comment: a time of day would give its author away (F2). */
export const dayOf = (wallClock: string): string => `${wallClock.slice(0, 10)} 00:00:00`;

/** Adds the texts of feedback to its other fields; anonymous feedback names nobody. */
export function feedbackRow(
  base: Common & { id: number },
  [feedbackType, title, description]: (typeof FEEDBACK_TEXTS)[number],
  rating: number | null,
  isAnonymous: boolean,
): SeedRow {
  const row: SeedRow = {
    ...base,
    kind: 'feedback',
    title,
    description,
    details: JSON.stringify({ feedbackType, ...(rating !== null && { rating }) }),
  };
  if (!isAnonymous) return row;
  return {
    ...row,
    is_anonymous: true,
    created_by_id: null,
    created_by_name: null,
    created_by_department: null,
    created_at: dayOf(row.created_at),
    updated_at: dayOf(row.updated_at),
    resolved_at: row.resolved_at && dayOf(row.resolved_at),
  };
}

function feedback(writing: Writing, person: SeedPerson, age: number): SeedRow {
  const { draw } = writing;
  const words = draw.of(FEEDBACK_TEXTS);
  const base = { ...common(writing, person, age), id: writing.feedbackId() };
  const rating = draw.chance(0.3) ? draw.whole(1, 5) : null;
  return feedbackRow(base, words, rating, draw.chance(0.4));
}

/** Writers of the kinds that need nothing but a person and an age in days. */
export const WRITERS: Record<
  Exclude<TicketKind, 'leave-request'>,
  (writing: Writing, person: SeedPerson, age: number) => SeedRow
> = { 'it-support': itSupport, feedback, general };
