import type { JobApplicationField } from '../application/application.kinds.js';
import type { Code } from '../lookup/lookup.fixed.js';

type ApplicationStatus = Code<'application_status'>;

/** One change of an application's timeline. The instant is wall-clock in the organisation's zone. */
export interface DemoChange {
  field: JobApplicationField;
  before: string | null;
  /** An interview as wall-clock time, everything else as the timeline has it. */
  after: string | null;
  at: string;
  by: number | null;
}

interface Given {
  status: ApplicationStatus;
  rating: number | null;
  reviewNotes: string | null;
  interviewDate: string | null;
  createdAt: string;
  today: string;
  applicant: number;
  /** User ids of HR. */
  reviewers: readonly number[];
}

/** The statuses on the way from `submitted`. */
const WAYS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: [],
  under_review: ['under_review'],
  interview_scheduled: ['under_review', 'interview_scheduled'],
  interviewed: ['under_review', 'interview_scheduled', 'interviewed'],
  offer_extended: ['under_review', 'interview_scheduled', 'interviewed', 'offer_extended'],
  accepted: ['under_review', 'offer_extended', 'accepted'],
  rejected: ['under_review', 'rejected'],
  withdrawn: ['withdrawn'],
};
const AFTER_INTERVIEW: readonly ApplicationStatus[] = ['interviewed', 'offer_extended'];
const DAY = 86_400_000;

const instantOf = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
const wallClockOf = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

/** Evenly between two instants, in order; all at the first where they are the wrong way round. */
const between = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + (Math.max(0, to - from) * (step + 1)) / (count + 1));

/** What HR did with an application until it came to its present state. */
export function reviewChanges(given: Given): DemoChange[] {
  const { status, rating, reviewNotes, interviewDate, applicant, reviewers } = given;
  const made = instantOf(given.createdAt);
  const now = instantOf(`${given.today} 00:00:00`);
  const interview = interviewDate === null ? null : instantOf(interviewDate);
  const way = WAYS[status];
  const later = way.filter((step) => interview !== null && AFTER_INTERVIEW.includes(step));
  const times = [
    ...between(made, interview === null ? now : Math.min(now, interview - DAY), way.length - later.length),
    ...between(Math.max(made, interview ?? now), now, later.length),
  ];
  return way.flatMap((step, turn): DemoChange[] => {
    const isLast = turn === way.length - 1;
    const by = step === 'withdrawn' ? applicant : (reviewers[turn % reviewers.length] ?? null);
    const shared = { at: wallClockOf(times[turn] ?? made), by };
    return [
      { ...shared, field: 'status', before: way[turn - 1] ?? 'submitted', after: step },
      ...(step === 'interview_scheduled' && interviewDate !== null
        ? [{ ...shared, field: 'interview_date' as const, before: null, after: interviewDate }]
        : []),
      ...(isLast && rating !== null
        ? [{ ...shared, field: 'rating' as const, before: null, after: rating.toFixed(1) }]
        : []),
      ...(isLast && reviewNotes !== null
        ? [{ ...shared, field: 'review_notes' as const, before: null, after: 'written' }]
        : []),
    ];
  });
}
