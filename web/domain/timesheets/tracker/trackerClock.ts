/** The two clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** The time of day: people and networks set it, and it continues while the device sleeps. */
  wall: () => number;
  /** A monotonic time; it may stop while the device sleeps. */
  steady: () => number;
}

/** The server's time of day, as this device knows it. */
export interface TrackerClock {
  /** Milliseconds; never goes back on its own, also when the device's clock is set back. */
  now: () => number;
  /** Milliseconds that the device is behind the server. */
  offset: () => number;
  /** Takes the offset that an earlier page or another tab had learnt, until this one learns its own. */
  suggest: (offset: number) => void;
  /**
   * Begins to time a call. Its answer's `now` then sets this clock, as exactly as the way to the server and
   * back allows.
   */
  timeCall: () => (serverNow: number) => void;
  /** Whether the two clocks of the device parted since the last question: it slept, or its clock was set. */
  hasJumped: () => boolean;
}

/** Clocks that part by more than this between two looks, in milliseconds, did not only drift. */
const drift = 1000;

/** Read at each call: tests replace both. */
const device: DeviceClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The device's time of day and what it is behind the server. A clock that is set back is noticed and made up
 * for at once. One that leaps ahead may only have slept, so its time counts; in either case `hasJumped` says
 * that the server should be asked.
 */
export function createTrackerClock({ wall, steady }: DeviceClocks = device): TrackerClock {
  let offset = 0;
  let isLearnt = false;
  let jumped = false;

  const read = () => ({ wall: wall(), steady: steady() });
  let last = read();

  function look(): number {
    const seen = read();
    const parted = seen.wall - last.wall - (seen.steady - last.steady);
    last = seen;
    if (Math.abs(parted) > drift) jumped = true;
    if (parted < -drift) offset -= parted;
    return seen.wall;
  }

  return {
    now: () => look() + offset,
    offset: () => offset,
    suggest: (kept) => {
      if (!isLearnt) offset = kept;
    },
    timeCall: () => {
      const sent = read();
      return (serverNow) => {
        const heard = look();
        const taken = last.steady - sent.steady;
        // The age of an answer that came after a sleep is unknown.
        if (Math.abs(heard - sent.wall - taken) > drift) return;
        // The server looked at its clock somewhere between the sending and now.
        const least = serverNow - heard;
        const most = least + taken;
        if (!isLearnt || offset < least || offset > most) offset = (least + most) / 2;
        isLearnt = true;
      };
    },
    hasJumped: () => {
      look();
      const answer = jumped;
      jumped = false;
      return answer;
    },
  };
}
