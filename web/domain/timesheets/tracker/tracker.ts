import type { ApolloClient } from '@apollo/client';

import { toast } from '../../../ui/feedback/toast';
import { newKey } from '../../action/newKey';
import { refetchStale } from '../../action/refetch';
import { weekQueries } from '../weekQueries';
import { createTrackerClock, type TrackerClock } from './trackerClock';
import { onCopyChange, readCopy, writeCopy, type TrackerCopy, type Waiting } from './trackerCopy';
import { createTrackerLock } from './trackerLock';
import { createTrackerSending } from './trackerSending';
import { createTrackerServer, type WantedWork } from './trackerServer';
import {
  adoptSession,
  countedSeconds,
  pauseSession,
  resumeSession,
  shiftLength,
  spanOf,
  type TrackerSession,
} from './trackerSession';
import { createTrackerStart } from './trackerStart';
import { createTrackerTicker } from './trackerTicker';
import { trackerWords } from './trackerWords';

/** What the screen shows of the tracker, but for its seconds. */
export interface TrackerView {
  session: TrackerSession | null;
  /** Not started, running, paused [A4.23], or stopped and not saved yet. */
  phase: 'none' | 'running' | 'paused' | 'stopped';
  /** What was done last could not be sent; it will be, when the connection is back. */
  isHeld: boolean;
  /** The server did not take its end: it may have to be discarded. */
  isRefused: boolean;
  /** What is under way. */
  busy: 'start' | 'stop' | null;
}

/**
 * The work session of one person in this browser: shown from its own copy at once, and kept the same as the
 * server's.
 */
export interface Tracker {
  read: () => TrackerView;
  /** Follows other tabs and the server for as long as somebody listens. */
  subscribe: (tell: () => void) => () => void;
  /** Whole seconds worked. */
  readSeconds: () => number;
  subscribeToSeconds: (tell: () => void) => () => void;
  /** Says itself how it went. @returns whether it runs */
  start: (work: WantedWork) => Promise<boolean>;
  pause: () => void;
  resume: () => void;
  /** Saves and clears [A4.7]; without a connection the stop is kept with its instants and sent later. */
  stop: () => void;
  /** Tries again now what could not be sent. */
  sendAgain: () => void;
  /**
   * Asks the server again, without a word when the session is gone: after its entry was changed or deleted
   * here.
   * @param endedId a session that is known to be gone, with what still waited to be sent
   */
  check: (endedId?: string) => void;
}

interface Parts {
  client: ApolloClient;
  userId: number;
  /** Whether this person is still the one who is signed in: answers that come later belong to nobody. */
  isSignedIn: () => boolean;
  clock?: TrackerClock;
}

/**
 * Milliseconds until something that could not be sent is tried again, in case nothing else says that it can
 * be.
 */
const patience = 30_000;

export function createTracker({ client, userId, isSignedIn, clock = createTrackerClock() }: Parts): Tracker {
  const listeners = new Set<() => void>();
  const hold = createTrackerLock();
  const server = createTrackerServer(client, clock);
  let copy: TrackerCopy | null = null;
  let underWay = { starting: false, sending: false, failed: false };
  /** Id of the session whose end was refused. */
  let refused: string | null = null;
  let view = viewOf();
  let seconds = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** What was begun, ended or lost is an entry of the week, which a screen may show. */
  const refetchWeek = () => refetchStale(client, [...weekQueries, 'TimeEntry']);

  const worked = () =>
    copy &&
    (copy.waiting?.kind === 'stop'
      ? copy.waiting.stopTime - copy.waiting.startTime
      : countedSeconds(copy, clock.now()) * 1000);
  const ticker = createTrackerTicker(
    () => (view.phase === 'running' ? worked() : null),
    () => {
      seconds = Math.floor((worked() ?? 0) / 1000);
      if (listeners.size > 0 && clock.hasJumped()) void sync();
    },
  );

  function viewOf(): TrackerView {
    const { starting, sending, failed } = underWay;
    const isStopped = copy?.waiting?.kind === 'stop';
    const isHeld = copy?.waiting != null && !sending && (failed || !navigator.onLine);
    const busy = starting ? 'start' : isStopped && !isHeld ? 'stop' : null;
    const phase = !copy ? 'none' : isStopped ? 'stopped' : copy.isActive ? 'running' : 'paused';
    return { session: copy, phase, isHeld, isRefused: copy !== null && copy.id === refused, busy };
  }

  function publish(news: Partial<typeof underWay> = {}) {
    underWay = { ...underWay, ...news };
    view = viewOf();
    ticker.restart();
    listeners.forEach((tell) => tell());
  }

  function become(next: TrackerCopy | null) {
    if (!isSignedIn()) return;
    copy = next && { ...next, clockOffset: clock.offset() };
    writeCopy(copy);
    publish();
  }

  /** Takes over what another tab wrote, or an earlier page of this one. */
  function follow() {
    const next = readCopy(userId);
    if (next === copy || !isSignedIn()) return;
    // What was begun or ended elsewhere changed the timesheet as well.
    if (listeners.size > 0 && next?.id !== copy?.id) refetchWeek();
    copy = next;
    if (next) clock.suggest(next.clockOffset);
    publish(next?.waiting ? {} : { failed: false });
  }

  const adopt = (told: TrackerSession) =>
    become({ ...adoptSession(copy, told, clock.now()), userId, clockOffset: 0, waiting: null });

  function endedElsewhere() {
    become(null);
    if (!isSignedIn()) return;
    toast.info(trackerWords.endedElsewhere);
    refetchWeek();
  }

  /** Learns what the server has; it is the truth unless something waits to be sent. */
  async function pull(ended = endedElsewhere) {
    const before = copy?.id;
    const told = await server.ask().catch(() => undefined);
    if (told === undefined || copy?.waiting || !isSignedIn()) return;
    if (told) adopt(told);
    else if (copy && copy.id === before) ended();
  }

  const refuse = (id: string) => {
    refused = id;
    publish();
  };
  const desk = {
    copy: () => copy,
    become,
    refuse,
    server,
    clock,
    pull,
    endedElsewhere,
    refetchWeek,
    isSignedIn,
  };
  const sendWaiting = createTrackerSending(desk);
  const { mayStart, startWork } = createTrackerStart({ ...desk, adopt });

  /**
   * Sends what waits, the stop as often as it takes and, with the lock and its key, once.
   * @param pressed key of what was pressed here; what was pressed after it, perhaps in another tab, has its
   * own turn
   */
  async function flush(isAsked: boolean, pressed?: string) {
    follow();
    if (!copy?.waiting || !navigator.onLine) {
      publish(copy?.waiting ? {} : { failed: false });
      return;
    }
    if (pressed === undefined || pressed === copy.waiting.key) {
      publish({ sending: true });
      publish({ failed: !(await sendWaiting(isAsked)), sending: false });
    }
    // Where another tab pressed what is left, that one may be closed before its turn.
    if (desk.copy()?.waiting) trySoon();
  }

  function trySoon() {
    clearTimeout(retry);
    if (listeners.size > 0) retry = setTimeout(() => void sync(), patience);
  }

  async function sync() {
    if (!isSignedIn() || !navigator.onLine) return;
    await hold(
      async () => {
        follow();
        await (copy?.waiting ? flush(false) : pull());
      },
      { ifFree: true },
    );
  }

  function press(next: TrackerCopy & { waiting: Waiting }) {
    become(next);
    void hold(() => flush(true, next.waiting.key));
  }

  function change(step: (session: TrackerCopy, now: number) => TrackerSession) {
    const { waiting = null } = copy ?? {};
    if (!copy || waiting?.kind === 'stop') return;
    const next = step(copy, clock.now());
    if (next === copy) return;
    const wasActive = waiting?.wasActive ?? copy.isActive;
    press({ ...copy, ...next, waiting: { kind: 'change', key: newKey(), wasActive } });
  }

  function open(): () => void {
    const wake = () => {
      if (!document.hidden) void sync();
    };
    const online = () => {
      publish();
      void sync();
    };
    const offline = () => publish();
    const heard = [
      [window, 'online', online],
      [window, 'offline', offline],
      [window, 'focus', wake],
      [document, 'visibilitychange', wake],
    ] as const;
    heard.forEach(([where, name, listener]) => where.addEventListener(name, listener));
    const stop = onCopyChange(follow);
    void sync();
    return () => {
      heard.forEach(([where, name, listener]) => where.removeEventListener(name, listener));
      stop();
      clearTimeout(retry);
    };
  }
  let close = () => undefined as void;

  return {
    read: () => {
      // While nobody listens another tab may have written.
      if (listeners.size === 0) follow();
      return view;
    },
    subscribe: (tell) => {
      listeners.add(tell);
      if (listeners.size === 1) close = open();
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) close();
      };
    },
    readSeconds: () => seconds,
    subscribeToSeconds: ticker.subscribe,
    start: async (work) => {
      // What can be said at once waits for nothing that is still being asked.
      if (underWay.starting || !mayStart(work)) return false;
      publish({ starting: true });
      const isStarted = await hold(() => {
        follow();
        return startWork(work);
      }).finally(() => publish({ starting: false }));
      // It may have come true without an answer.
      if (!isStarted) trySoon();
      return isStarted === true;
    },
    pause: () => change(pauseSession),
    resume: () => change(resumeSession),
    stop: () => {
      if (
        !copy ||
        copy.waiting?.kind === 'stop' ||
        shiftLength(countedSeconds(copy, clock.now())) === 'tooLong'
      )
        return;
      press({ ...copy, waiting: { kind: 'stop', key: newKey(), ...spanOf(copy, clock.now()) } });
    },
    sendAgain: () => void hold(() => flush(true)),
    check: (endedId) =>
      void hold(async () => {
        if (copy && copy.id === endedId) become(null);
        await pull(() => become(null));
      }),
  };
}
