import type { CourseProgressInput } from '../../../../generated/graphql';
import { CourseProgressInputLimits } from '../../../../generated/limits';

/** Progress that is not with the server yet, by the number of the course. */
export type WaitingProgress = Readonly<Record<string, CourseProgressInput>>;

/** Under this name a browser keeps what a person's courses still have to send. */
export const waitingKey = (userId: number): string => `portal.courseProgress.${String(userId)}`;

/** What is kept; nothing where it cannot be read. */
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
): WaitingProgress {
  const before = waiting[course];
  const percents = [before?.progressPercentage, save.progressPercentage].filter((one) => one != null);
  const played = [...(before?.played ?? []), ...(save.played ?? [])];
  const positionSeconds = save.positionSeconds ?? before?.positionSeconds;
  return {
    ...waiting,
    [course]: {
      ...(percents.length > 0 && { progressPercentage: Math.max(...percents) }),
      ...(positionSeconds != null && { positionSeconds }),
      ...(played.length > 0 && { played: joined(played).slice(-CourseProgressInputLimits.played) }),
    },
  };
}

/** Without what was sent; what came meanwhile stays. */
export function withoutSent(
  waiting: WaitingProgress,
  course: string,
  sent: CourseProgressInput,
): WaitingProgress {
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
