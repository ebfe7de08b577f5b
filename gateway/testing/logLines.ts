import { pino } from 'pino';
import type { TestPortal } from './portal.js';

/** Everything that the portal writes into its log from now on, at the finest level, line by line. */
export function logLinesOf({ portal }: TestPortal): string[] {
  const lines: string[] = [];
  portal.log.level = 'trace';
  Object.assign(portal.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  return lines;
}
