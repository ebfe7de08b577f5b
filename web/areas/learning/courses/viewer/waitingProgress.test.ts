import { toSend, withSave, type WaitingProgress } from './waitingProgress';

const none: WaitingProgress = {};

test('a queued position is sent with its age, a current one without', () => {
  const waiting = withSave(none, 4, { progressPercentage: 50, positionSeconds: 22 }, 1_000_000);
  expect(toSend(waiting['4'] ?? {}, 1_002_000)).toEqual({ progressPercentage: 50, positionSeconds: 22 });
  expect(toSend(waiting['4'] ?? {}, 4_600_000)).toEqual({
    progressPercentage: 50,
    positionSeconds: 22,
    positionAgeSeconds: 3600,
  });
});

test('progress without a position does not change the age of the queued position', () => {
  const waiting = withSave(none, 4, { positionSeconds: 22 }, 1_000_000);
  const more = withSave(waiting, 4, { progressPercentage: 60 }, 1_060_000);
  expect(toSend(more['4'] ?? {}, 1_060_000)).toMatchObject({ positionSeconds: 22, positionAgeSeconds: 60 });
});

test('a device whose clock was set back sends no age', () => {
  const waiting = withSave(none, 4, { positionSeconds: 22 }, 1_000_000);
  expect(toSend(waiting['4'] ?? {}, 0)).toEqual({ positionSeconds: 22 });
});
