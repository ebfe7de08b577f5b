/**
 * Hours of so many whole seconds as a decimal with three places, half a thousandth upwards. Nothing else turns seconds into
 * hours, so what is added up is added up in seconds and rounded once (T3). Which seconds count as worked is decided by the
 * column time_entry.worked_seconds: from in to out, the break not taken off.
 */
export function hours(seconds: number): string {
  const thousandths = Math.round((seconds * 10) / 36);
  return `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
}
