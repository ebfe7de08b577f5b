import type { CourseProgressInput } from '../../../../generated/graphql';
import { CourseProgressInputLimits } from '../../../../generated/limits';

/** What waits of one course. */
export interface WaitingSave extends CourseProgressInput {
  /** When the person was at the position, in milliseconds of the device's clock. */
  positionAt?: number;
}

/** Progress that is not with the server yet, by the number of the course. */
export type WaitingProgress = Readonly<Record<string, WaitingSave>>;

/** The storage key of unsent progress in a person's courses. */
export const waitingKey = (userId: number): string => `portal.courseProgress.${String(userId)}`;

/** The stored progress; empty if it cannot be read. */
export function readWaiting(kept: string): WaitingProgress {
  try {
    const parsed: unknown = JSON.parse(kept);
    return typeof parsed === 'object' && parsed !== null ? (parsed as WaitingProgress) : {};
  } catch {
    return {};
  }
}

/** With one more save: the greatest progress, the latest position, and everything that was played. */
export function withSave(
  waiting: WaitingProgress,
  course: number,
  save: CourseProgressInput,
  now = Date.now(),
): WaitingProgress {
  const before = waiting[course];
  const percents = [before?.progressPercentage, save.progressPercentage].filter((one) => one != null);
  const played = [...(before?.played ?? []), ...(save.played ?? [])];
  const position = save.positionSeconds == null ? before : { ...save, positionAt: now };
  return {
    ...waiting,
    [course]: {
      ...(percents.length > 0 && { progressPercentage: Math.max(...percents) }),
      ...(position?.positionSeconds != null && {
        positionSeconds: position.positionSeconds,
        ...(position.positionAt !== undefined && { positionAt: position.positionAt }),
      }),
      ...(played.length > 0 && { played: joined(played).slice(-CourseProgressInputLimits.played) }),
    },
  };
}

const { positionAgeSeconds: longest } = CourseProgressInputLimits;

/** As it is sent: a position of some time ago says so, so that it does not replace a newer one. */
export function toSend({ positionAt, ...save }: WaitingSave, now = Date.now()): CourseProgressInput {
  const age = positionAt === undefined ? 0 : Math.floor((now - positionAt) / 1000);
  return age < atOnce ? save : { ...save, positionAgeSeconds: Math.min(age, longest.max) };
}

/** Seconds within which a save counts as sent as it was made. */
const atOnce = 5;

/** Without the sent progress; newer progress stays. */
export function withoutSent(waiting: WaitingProgress, course: string, sent: WaitingSave): WaitingProgress {
  if (JSON.stringify(waiting[course]) !== JSON.stringify(sent)) return waiting;
  return Object.fromEntries(Object.entries(waiting).filter(([name]) => name !== course));
}

interface Range {
  from: number;
  to: number;
}

/** Ranges in order, each second once. */
export function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}
