import { createStore, type Store } from '../../../../ui/store';

/** Seconds that are left, counted down from what the server said; the clock of the device is not asked. */
export interface ExamTime extends Store<number> {
  /** The server has said how much is left. */
  set: (seconds: number) => void;
  end: () => void;
}

/** So far the way over the network and whole seconds may lead the two apart. */
const tolerance = 2;

/** @param onOver called once when nothing is left */
export function createExamTime(onOver: () => void): ExamTime {
  const left = createStore(0);
  let over = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const secondsLeft = () => Math.max(0, Math.ceil((over - performance.now()) / 1000));
  const end = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = () => {
    left.set(secondsLeft());
    if (left.read() > 0) return;
    end();
    onOver();
  };
  return {
    read: left.read,
    subscribe: left.subscribe,
    set: (seconds) => {
      const isRunning = timer !== undefined;
      if (isRunning && Math.abs(secondsLeft() - seconds) <= tolerance) return;
      over = performance.now() + seconds * 1000;
      timer ??= setInterval(look, 1000);
      look();
    },
    end,
  };
}
