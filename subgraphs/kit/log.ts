import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.js';

interface Loggable {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  driverError?: { code?: unknown; constraint?: unknown };
}

/** The frames of a stack without its first line, which repeats the message. */
const frames = (stack: string | undefined) => stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 12);

/** What of an error may be written down: where it happened and what kind it is, never the statement's values (S-74). */
function error(fault: Loggable) {
  const { code, constraint } = fault.driverError ?? fault;
  return { type: fault.name, message: fault.message?.slice(0, 300), code, constraint, at: frames(fault.stack) };
}

/** JSON lines; secrets cut wherever they might stand, line breaks escaped by the format itself. */
export function createLog(config: Pick<Config, 'logLevel'>, name = 'gateway'): Logger {
  return pino({ name, level: config.logLevel, serializers: { err: error }, redact: ['headers.authorization', '*.password', '*.token', '*.salary'] });
}
