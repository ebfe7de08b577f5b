import { pino } from 'pino';
import { createLog } from './log.js';

const STARTED = Date.parse('2026-11-25T09:00:00Z');
beforeEach(
  () =>
    void jest.useFakeTimers({
      now: STARTED,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    }),
);
afterEach(() => void jest.useRealTimers());

interface Line {
  msg: string;
  leftOut?: number;
  requestId?: string;
}

function openLog() {
  const lines: Line[] = [];
  const log = createLog({ logLevel: 'info' });
  Object.assign(log, {
    [pino.symbols.streamSym]: { write: (line: string) => lines.push(JSON.parse(line) as Line) },
  });
  return { log, lines };
}

const away = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: 'ECONNREFUSED' });

test('a database that is down for an hour writes ten lines a minute, and then how many were left out', () => {
  const { log, lines } = openLog();
  for (let round = 0; round < 150; round += 1) log.error({ err: away(round) }, 'background fault');
  expect(lines).toHaveLength(10);
  jest.setSystemTime(STARTED + 60_000);
  log.error({ err: away(5432) }, 'background fault');
  expect(lines.slice(10)).toMatchObject([{ msg: 'background fault', leftOut: 140 }]);
});

test('a message without an error is counted too', () => {
  const { log, lines } = openLog();
  for (let round = 0; round < 12; round += 1) log.warn('The store is away');
  jest.setSystemTime(STARTED + 61_000);
  log.warn('The store is away');
  expect(lines.slice(10)).toMatchObject([{ msg: 'The store is away', leftOut: 2 }]);
});

test('another error in the same minute is written, and so is every request', () => {
  const { log, lines } = openLog();
  for (let round = 0; round < 30; round += 1) log.error({ requestId: `r${round}`, err: away(1) }, 'fault');
  log.error({ err: new TypeError('x is not a function') }, 'fault');
  for (let round = 0; round < 30; round += 1) log.info({ requestId: `r${round}` }, 'request');
  expect(lines).toHaveLength(10 + 1 + 30);
});
