import type { ApolloClient } from '@apollo/client';

import { toast } from '../../../ui/feedback/toast';
import { newKey } from '../../action/newKey';
import { refetchStale } from '../../action/refetch';
import { weekQueries } from '../weekQueries';
import { readCallFailure } from './callFailure';
import { createTrackerClock, type TrackerClock } from './trackerClock';
import { onCopyChange, readCopy, writeCopy, type TrackerCopy, type Waiting } from './trackerCopy';
import { createTrackerLock } from './trackerLock';
import { createTrackerServer, type WantedWork } from './trackerServer';
import { countedSeconds, type TrackerSession } from './trackerSession';
import { firstState, next, phaseOf, type Phase, type TrackerEffect, type TrackerEvent } from './trackerState';
import { createTrackerTicker } from './trackerTicker';
import { wakeUps } from './wakeUps';

/** What the screen shows of the tracker, but for its seconds. */
export interface TrackerView {
  session: TrackerSession | null;
  phase: Phase;
  /** The last action could not be sent; it will be sent when the connection is back. */
  isHeld: boolean;
  /** The server did not take its end: it may have to be discarded. */
  isRefused: boolean;
  /** The action in progress. */
  busy: 'start' | 'stop' | null;
}

/**
 * The work session of one person in this browser: shown from its own copy, and kept the same as the server's.
 */
export interface Tracker {
  read: () => TrackerView;
  /** Follows other tabs and the server while there is a listener. */
  subscribe: (tell: () => void) => () => void;
  /** Whole seconds worked. */
  readSeconds: () => number;
  subscribeToSeconds: (tell: () => void) => () => void;
  /** Says itself how it went. @returns whether it runs */
  start: (work: WantedWork) => Promise<boolean>;
  pause: () => void;
  resume: () => void;
  /** Saves and clears; without a connection the stop is kept with its instants and sent later. */
  stop: () => void;
  /** Tries now to send the waiting actions. */
  sendAgain: () => void;
  /**
   * Asks the server, without a message when the session is gone: after its entry was changed or deleted here.
   * @param endedId a session that is known to be gone, with what still waited to be sent
   */
  check: (endedId?: string) => void;
}

interface Parts {
  client: ApolloClient;
  userId: number;
  /** Whether this person is still signed in: later answers are dropped. */
  isSignedIn: () => boolean;
  clock?: TrackerClock;
}

/** Milliseconds until something that could not be sent is tried again, if nothing says earlier that it can be. */
const retryTime = 30_000;

/** Runs the state machine of `trackerState`: its lock, storage, calls and messages. */
export function createTracker({ client, userId, isSignedIn, clock = createTrackerClock() }: Parts): Tracker {
  const listeners = new Set<() => void>();
  const withLock = createTrackerLock();
  const server = createTrackerServer(client, clock);
  let state = firstState;
  let view = viewOf();
  let seconds = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The same wish after a failure may have come true without an answer: it keeps its id. */
  let wish = { content: '', id: '' };

  const ticker = createTrackerTicker(
    () => (view.phase === 'running' ? worked() : null),
    () => {
      seconds = Math.floor(worked() / 1000);
      if (listeners.size > 0 && clock.hasJumped()) void sync();
    },
  );

  /** Milliseconds. */
  function worked(): number {
    const { copy } = state;
    if (!copy) return 0;
    const { waiting } = copy;
    return waiting?.kind === 'stop'
      ? waiting.stopTime - waiting.startTime
      : countedSeconds(copy, clock.now()) * 1000;
  }

  function viewOf(): TrackerView {
    const { copy, isStarting, isSending, hasFailed, refusedId } = state;
    const phase = phaseOf(state);
    const isHeld = copy?.waiting != null && !isSending && (hasFailed || !navigator.onLine);
    const busy = isStarting ? 'start' : phase === 'stopped' && !isHeld ? 'stop' : null;
    return { session: copy, phase, isHeld, isRefused: copy !== null && copy.id === refusedId, busy };
  }

  function show() {
    view = viewOf();
    ticker.restart();
    listeners.forEach((tell) => tell());
  }

  function dispatch(event: TrackerEvent) {
    const before = state.copy;
    const { state: after, effects } = next(state, event);
    if (!isSignedIn()) state = { ...after, copy: before };
    else if (after.copy === before || event.type === 'copyRead') state = after;
    else {
      state = { ...after, copy: after.copy && { ...after.copy, clockOffset: clock.offset() } };
      writeCopy(state.copy);
    }
    show();
    if (isSignedIn()) effects.forEach(run);
  }

  function run(effect: TrackerEffect) {
    if (effect.do === 'say') toast[effect.tone](effect.text);
    else if (effect.do === 'refetchWeek') refetchStale(client, [...weekQueries, 'TimeEntry']);
    else void withLock(() => flush(true, effect.key));
  }

  /** Takes over what another tab wrote, or an earlier page of this one. */
  function follow() {
    const copy = readCopy(userId);
    if (copy === state.copy || !isSignedIn()) return;
    if (copy) clock.suggest(copy.clockOffset);
    dispatch({ type: 'copyRead', copy, isWatched: listeners.size > 0 });
  }

  /** Learns what the server has. */
  async function pull(isQuiet = false) {
    const askedFor = state.copy?.id;
    const session = await server.ask().catch(() => undefined);
    if (session !== undefined)
      dispatch({ type: 'serverAnswered', session, userId, askedFor, isQuiet, now: clock.now() });
  }

  async function send(copy: TrackerCopy, waiting: Waiting): Promise<TrackerEvent> {
    const { id, isActive } = copy;
    const { key } = waiting;
    if (waiting.kind === 'stop') {
      await server.stop(id, waiting, key);
      return { type: 'stopSaved', id, span: waiting };
    }
    const counted = () => Math.floor(countedSeconds(state.copy ?? copy, clock.now()));
    let session = waiting.wasActive || !isActive ? await server.pause(id, counted()) : null;
    if (isActive || !session) session = await server.resume(id, counted());
    return { type: 'changeSaved', id, key, session, now: clock.now() };
  }

  /**
   * Sends the waiting actions under one key. Actions pressed meanwhile are sent afterwards, by the tab where they
   * were pressed. @returns false if actions are left for later
   */
  async function sendWaiting(isAsked: boolean): Promise<boolean> {
    let key = state.copy?.waiting?.key;
    for (let { copy } = state; copy?.waiting && copy.waiting.key === key; { copy } = state) {
      if (!isSignedIn()) return false;
      try {
        dispatch(await send(copy, copy.waiting));
      } catch (error) {
        const failure = readCallFailure(error);
        const sent = state.copy ?? copy;
        dispatch({ type: 'sendFailed', failure, isAsked: isAsked && navigator.onLine });
        if (!isSignedIn() || failure.reason === 'signedOut' || failure.reason === 'broken') return false;
        if (failure.reason === 'refused') {
          await pull();
          key = newKey();
          dispatch({ type: 'refusalChecked', sent, failure, key, now: clock.now() });
        }
      }
    }
    return true;
  }

  /** @param pressed key of an action pressed here; without one all waiting actions are sent */
  async function flush(isAsked: boolean, pressed?: string) {
    follow();
    const { waiting } = state.copy ?? {};
    if (!waiting || !navigator.onLine) show();
    else if (pressed === undefined || pressed === waiting.key) {
      dispatch({ type: 'sendBegan' });
      dispatch({ type: 'sendEnded', hasFailed: !(await sendWaiting(isAsked)) });
    }
    // If another tab pressed the remaining action, that tab may be closed before it sends it.
    if (state.copy?.waiting && navigator.onLine) retryLater();
  }

  function retryLater() {
    clearTimeout(retry);
    if (listeners.size > 0) retry = setTimeout(() => void sync(), retryTime);
  }

  async function sync() {
    if (!isSignedIn() || !navigator.onLine) return;
    await withLock(
      async () => {
        follow();
        await (state.copy?.waiting ? flush(false) : pull());
      },
      { ifFree: true },
    );
  }

  /** Where another tab or device was faster, that session is taken over. */
  async function startWork(work: WantedWork): Promise<boolean> {
    const content = JSON.stringify(work);
    if (wish.content !== content) wish = { content, id: newSessionId() };
    try {
      const session = await server.start(wish.id, work);
      wish = { content: '', id: '' };
      dispatch({ type: 'started', session, userId, work, now: clock.now() });
      return isSignedIn();
    } catch (error) {
      const failure = readCallFailure(error);
      dispatch({ type: 'startFailed', failure });
      if (failure.reason === 'refused' || failure.reason === 'gone') {
        wish = { content: '', id: '' };
        // Something may run already.
        await pull();
      }
      return false;
    }
  }

  async function start(wanted: WantedWork): Promise<boolean> {
    if (state.isStarting) return false;
    const work = { ...wanted, project: wanted.project.trim(), task: wanted.task.trim() };
    const ask = () => {
      dispatch({ type: 'startAsked', work, isOnline: navigator.onLine });
      return state.isStarting;
    };
    if (!ask()) return false;
    const isStarted = await withLock(async () => {
      follow();
      return ask() && startWork(work);
    }).finally(() => dispatch({ type: 'startEnded' }));
    // It may have come true without an answer.
    if (!isStarted) retryLater();
    return isStarted === true;
  }

  function open(): () => void {
    const end = [wakeUps({ wake: () => void sync(), changed: show }), onCopyChange(follow)];
    void sync();
    return () => {
      end.forEach((stop) => stop());
      clearTimeout(retry);
    };
  }
  let close = () => undefined as void;
  const press = (button: 'pause' | 'resume' | 'stop') => () =>
    dispatch({ type: 'pressed', button, key: newKey(), now: clock.now() });

  return {
    read: () => {
      // While there is no listener another tab may have written.
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
    start,
    pause: press('pause'),
    resume: press('resume'),
    stop: press('stop'),
    sendAgain: () => void withLock(() => flush(true)),
    check: (endedId) =>
      void withLock(async () => {
        if (endedId !== undefined) dispatch({ type: 'ended', id: endedId });
        await pull(true);
      }),
  };
}

/** A random UUID; `crypto.randomUUID` is missing where the portal is served over plain HTTP. */
function newSessionId(): string {
  const key = newKey();
  const variant = '89ab'.charAt(parseInt(key.charAt(16), 16) % 4);
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-${variant}${key.slice(17, 20)}-${key.slice(20)}`;
}
