import { pino } from 'pino';
import type { Logger, LogFn } from 'pino';
import type { Config } from '../config/config.js';

interface Loggable {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  driverError?: { code?: unknown; constraint?: unknown };
}

/** Lines from this level on may be left out: warnings, errors and what ends the process. */
const WARNING = 40;
const MOST_ALIKE = 10;
const WINDOW_MS = 60_000;
const MOST_KINDS = 500;

/** The frames of a stack without its first line, which repeats the message. */
const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12);

/**
 * What of an error may be written down: where it happened and what kind it is, never the statement's values
 * (S-74).
 */
function error(fault: Loggable) {
  const { code, constraint } = fault.driverError ?? fault;
  return {
    type: fault.name,
    message: fault.message?.slice(0, 300),
    code,
    constraint,
    at: frames(fault.stack),
  };
}

/** The same for the same kind of line: its text and the kind of its error, whatever numbers are in them. */
function kindOf(args: unknown[]): string {
  const texts = args.filter((part) => typeof part === 'string');
  const { err } = ((typeof args[0] === 'object' ? args[0] : null) as { err?: Loggable }) ?? {};
  return [...texts, err?.name, err?.code, err?.message].join('|').slice(0, 300).replace(/\d+/g, '#');
}

/**
 * Lets ten warnings or errors of one kind a minute into the log and counts the others; the next one that is
 * written says how many `leftOut` there were. A database that is away would otherwise fill the disk with one
 * sentence.
 */
function fewAlike(): (args: Parameters<LogFn>, write: LogFn, level: number) => void {
  const windows = new Map<string, { since: number; written: number; leftOut: number }>();
  return function hook(this: Logger, args, write, level) {
    if (level < WARNING) return write.apply(this, args);
    const kind = kindOf(args);
    const now = Date.now();
    const known = windows.get(kind);
    if (known && now - known.since < WINDOW_MS) {
      if (known.written >= MOST_ALIKE) known.leftOut += 1;
      else {
        known.written += 1;
        write.apply(this, args);
      }
      return undefined;
    }
    if (windows.size >= MOST_KINDS) windows.clear();
    windows.set(kind, { since: now, written: 1, leftOut: 0 });
    const [first, ...others] = args as [unknown, ...unknown[]];
    if (!known?.leftOut) return write.apply(this, args);
    const { leftOut } = known;
    const line =
      typeof first === 'object' ? [{ ...first, leftOut }, ...others] : [{ leftOut }, first, ...others];
    return write.apply(this, line as Parameters<LogFn>);
  };
}

/**
 * JSON lines; secrets cut wherever they might be, line breaks escaped by the format itself, no fault
 * written without end.
 */
export function createLog(config: Pick<Config, 'logLevel'>, name = 'gateway'): Logger {
  return pino({
    name,
    level: config.logLevel,
    serializers: { err: error },
    redact: ['headers.authorization', '*.password', '*.token', '*.salary'],
    hooks: { logMethod: fewAlike() },
  });
}
