const FRESH = 2;
const OLD = 10;

/** What is left of knowledge after so many years: all for two, half after ten, then little. */
export function recencyOf(ago: number): number {
  if (ago <= FRESH) return 1;
  if (ago <= OLD) return 1 - ((ago - FRESH) / (OLD - FRESH)) * 0.5;
  return Math.max(0.15, 0.35 - (ago - OLD) * 0.03);
}
