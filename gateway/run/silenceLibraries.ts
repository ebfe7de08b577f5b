/**
 * Apollo Gateway asks five clouds where it runs when it starts, and tells its maker figures every hour,
 * unless this variable says no; it has no other switch. An installation connects to no one that it was not
 * given.
 */
export function silenceLibraries(): void {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
}
