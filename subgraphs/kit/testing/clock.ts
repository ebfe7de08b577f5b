const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
let stands = false;

/** Only the clock stands still, at that instant; what waits for the database goes on. */
export function standAt(instant: string | number): void {
  const now = typeof instant === 'number' ? instant : Date.parse(instant);
  if (stands) jest.setSystemTime(now);
  else jest.useFakeTimers({ now, doNotFake: [...REAL] });
  stands = true;
}

/** The clock goes again. */
export function walkOn(): void {
  if (stands) jest.useRealTimers();
  stands = false;
}
