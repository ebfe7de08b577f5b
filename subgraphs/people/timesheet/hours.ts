/**
 * Hours of so many whole seconds as a decimal with so many places, half a unit of the last one upwards.
 * Nothing else turns seconds into hours, so what is added up is added up in seconds and rounded once (T3).
 * Which seconds count as worked is decided by the column time_entry.worked_seconds: from in to out, the break
 * not taken off.
 */
export function hours(seconds: number, places: 2 | 3 = 3): string {
  const units = Math.round((seconds * 10 ** places) / 3600);
  const text = String(units).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}
