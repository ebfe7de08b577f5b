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
let isStopped = false;

/** Only the clock is stopped, at that instant; what waits for the database continues. */
export function standAt(instant: string | number): void {
  const now = typeof instant === 'number' ? instant : Date.parse(instant);
  if (isStopped) jest.setSystemTime(now);
  else jest.useFakeTimers({ now, doNotFake: [...REAL] });
  isStopped = true;
}

/** The clock goes again. */
export function walkOn(): void {
  if (isStopped) jest.useRealTimers();
  isStopped = false;
}
