/**
 * Hours of whole seconds as a decimal with the given places, half up. Only this function converts seconds to hours,
 * so sums are made in seconds and rounded once (T3). The column time_entry.worked_seconds decides which seconds
 * count: from start to end, without subtracting the break.
 */
export function hours(seconds: number, places: 2 | 3 = 3): string {
  const units = Math.round((seconds * 10 ** places) / 3600);
  const text = String(units).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}
