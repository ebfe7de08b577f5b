import { dateFormat } from '../../ui/dateFormat';

const parts = (at: Date, timeZone: string): string =>
  dateFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    timeZone,
  })
    .format(at)
    .replace(' ', 'T');

/** "2026-12-01T10:30" on the clock of a zone, as date and time fields have it. */
export const zonedMoment = (at: string, timeZone: string): string =>
  parts(new Date(at), timeZone).slice(0, 16);

/**
 * The instant at which the clock of a zone shows this. An hour that the clock skips in spring is the one after
 * it; of an hour that it shows twice in autumn the first is meant.
 * @param moment "2026-12-01T10:30"
 */
export function instantOf(moment: string, timeZone: string): string {
  const asUtc = Date.parse(`${moment}:00Z`);
  const offsetAt = (time: number) => Date.parse(`${parts(new Date(time), timeZone)}Z`) - time;
  const day = 86_400_000;
  // One of the offsets around it is the right one.
  const tries = [offsetAt(asUtc - day), offsetAt(asUtc + day)].map((offset) => asUtc - offset);
  const fitting = tries.filter((time) => zonedMoment(new Date(time).toISOString(), timeZone) === moment);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...tries)).toISOString();
}
