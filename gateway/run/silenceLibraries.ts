/**
 * At its start Apollo Gateway queries five cloud metadata services, and it reports usage figures every hour, unless
 * this variable disables it; it has no other switch. An installation connects only to configured hosts.
 */
export function silenceLibraries(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}
