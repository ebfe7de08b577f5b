import type { TrackerCopy, Waiting } from './trackerCopy';
import type { WantedWork } from './trackerServer';
import {
  adoptSession,
  countedSeconds,
  pauseSession,
  resumeSession,
  shiftLength,
  spanOf,
  type Span,
  type TrackerSession,
} from './trackerSession';
import { trackerWords } from './trackerWords';

/** Not started, running, paused, or stopped and not saved yet. */
export type Phase = 'none' | 'running' | 'paused' | 'stopped';

/** Everything that the tracker of one person knows, but for the time. */
export interface TrackerState {
  /** The session as this browser has it; null without one. */
  copy: TrackerCopy | null;
  isStarting: boolean;
  isSending: boolean;
  /** The last attempt to send what waits failed. */
  hasFailed: boolean;
  /** Id of the session whose end the server refused. */
  refusedId: string | null;
}

/** A failed request: the session is gone, nobody is signed in, a server error, or a refusal. */
export interface CallFailure {
  reason: 'gone' | 'signedOut' | 'broken' | 'refused';
  /** What the server said. */
  text: string;
  /** The end of the session was in the server's future. */
  isAhead: boolean;
}

/** What happens to a tracker. `now` is in milliseconds on the server's clock. */
export type TrackerEvent =
  /** The stored copy was read; another tab may have written it. */
  | { type: 'copyRead'; copy: TrackerCopy | null; isWatched: boolean }
  | { type: 'startAsked'; work: WantedWork; isOnline: boolean }
  | { type: 'started'; userId: number; session: TrackerSession; work: WantedWork; now: number }
  | { type: 'startFailed'; failure: CallFailure }
  | { type: 'startEnded' }
  /** A button; `key` is the key of the request. */
  | { type: 'pressed'; button: 'pause' | 'resume' | 'stop'; key: string; now: number }
  | { type: 'sendBegan' }
  | { type: 'changeSaved'; id: string; key: string; session: TrackerSession; now: number }
  | { type: 'stopSaved'; id: string; span: Span }
  /** `isAsked`: the person pressed a button for it, and is online. */
  | { type: 'sendFailed'; failure: CallFailure; isAsked: boolean }
  /** After a refusal the server was asked what it has. */
  | { type: 'refusalChecked'; sent: TrackerCopy; failure: CallFailure; key: string; now: number }
  | { type: 'sendEnded'; hasFailed: boolean }
  /** What the server has. `askedFor` is the id that was known when it was asked. */
  | {
      type: 'serverAnswered';
      userId: number;
      session: TrackerSession | null;
      askedFor: string | undefined;
      isQuiet: boolean;
      now: number;
    }
  /** The session is known to be gone, its entry having been changed or deleted here. */
  | { type: 'ended'; id: string };

/** The side effect of an event. */
export type TrackerEffect =
  | { do: 'say'; tone: 'success' | 'info' | 'error'; text: string }
  /** Send what waits under this key. */
  | { do: 'send'; key: string }
  /** An entry of the week began, ended or went, and a screen may show it. */
  | { do: 'refetchWeek' };

export interface Step {
  state: TrackerState;
  effects: readonly TrackerEffect[];
}

export const firstState: TrackerState = {
  copy: null,
  isStarting: false,
  isSending: false,
  hasFailed: false,
  refusedId: null,
};

export function phaseOf({ copy }: TrackerState): Phase {
  if (!copy) return 'none';
  if (copy.waiting?.kind === 'stop') return 'stopped';
  return copy.isActive ? 'running' : 'paused';
}

/** The state after an event, and what else is to be done. Without its own effect an event is silent. */
export const next = (state: TrackerState, event: TrackerEvent): Step =>
  (reactions[event.type] as (state: TrackerState, event: TrackerEvent) => Step)(state, event);

const to = (state: TrackerState, news: Partial<TrackerState> = {}, ...effects: TrackerEffect[]): Step => ({
  state: { ...state, ...news },
  effects,
});
const say = (tone: 'success' | 'info' | 'error', text: string): TrackerEffect => ({ do: 'say', tone, text });
const refetchWeek: TrackerEffect = { do: 'refetchWeek' };
const endedElsewhere = [say('info', trackerWords.endedElsewhere), refetchWeek];

type Press = (copy: TrackerCopy, now: number, key: string) => TrackerCopy;

/** The transition of each button in each phase; a missing one has no effect. */
const buttons: Record<'pause' | 'resume' | 'stop', Partial<Record<Phase, Press>>> = {
  pause: { running: pause },
  resume: { paused: resume },
  stop: { running: stop, paused: stop },
};

function pause(copy: TrackerCopy, now: number, key: string): TrackerCopy {
  return { ...copy, ...pauseSession(copy, now), waiting: changeOf(copy, key) };
}

function resume(copy: TrackerCopy, now: number, key: string): TrackerCopy {
  return { ...copy, ...resumeSession(copy, now), waiting: changeOf(copy, key) };
}

function stop(copy: TrackerCopy, now: number, key: string): TrackerCopy {
  if (shiftLength(countedSeconds(copy, now)) === 'tooLong') return copy;
  return { ...copy, waiting: { kind: 'stop', key, ...spanOf(copy, now) } };
}

/** A change on top of one that was not sent yet starts from what the server knows. */
const changeOf = ({ waiting, isActive }: TrackerCopy, key: string): Waiting => ({
  kind: 'change',
  key,
  wasActive: waiting?.kind === 'change' ? waiting.wasActive : isActive,
});

const adopt = ({ copy }: TrackerState, session: TrackerSession, userId: number, now: number) => ({
  copy: { ...adoptSession(copy, session, now), userId, clockOffset: 0, waiting: null },
});

const reactions: {
  [T in TrackerEvent['type']]: (state: TrackerState, event: Extract<TrackerEvent, { type: T }>) => Step;
} = {
  copyRead: (state, { copy, isWatched }) => {
    const news = { copy, hasFailed: copy?.waiting ? state.hasFailed : false };
    return copy?.id !== state.copy?.id && isWatched ? to(state, news, refetchWeek) : to(state, news);
  },

  startAsked: (state, { work, isOnline }) => {
    const cannot = (...effects: TrackerEffect[]) => to(state, { isStarting: false }, ...effects);
    if (work.project === '' || work.task === '') return cannot(say('error', trackerWords.incomplete));
    if (state.copy) return cannot(say('info', trackerWords.running));
    if (!isOnline) return cannot(say('error', trackerWords.startFailed));
    return to(state, { isStarting: true });
  },
  started: (state, { session, userId, work, now }) =>
    to(
      state,
      adopt(state, session, userId, now),
      say(
        'success',
        work.timesheetEntryId === undefined
          ? trackerWords.started(work.project, work.task)
          : trackerWords.startedEntry,
      ),
      refetchWeek,
    ),
  startFailed: (state, { failure: { reason, text } }) => {
    const words = {
      signedOut: trackerWords.noToken,
      broken: trackerWords.startFailed,
      gone: text,
      refused: text,
    };
    return to(state, {}, say('error', words[reason]));
  },
  startEnded: (state) => to(state, { isStarting: false }),

  pressed: (state, { button, key, now }) => {
    const { copy } = state;
    const changed = copy && buttons[button][phaseOf(state)]?.(copy, now, key);
    return changed && changed !== copy ? to(state, { copy: changed }, { do: 'send', key }) : to(state);
  },

  sendBegan: (state) => to(state, { isSending: true }),
  changeSaved: (state, { id, key, session, now }) => {
    const { copy } = state;
    if (copy?.id !== id || copy.waiting?.kind !== 'change') return to(state);
    // Pressed again while it was sent: what it became is sent next.
    if (copy.waiting.key !== key)
      return to(state, { copy: { ...copy, waiting: { ...copy.waiting, wasActive: session.isActive } } });
    return to(state, { copy: { ...copy, ...adoptSession(copy, session, now), waiting: null } });
  },
  stopSaved: (state, { id, span }) =>
    to(
      state,
      state.copy?.id === id ? { copy: null } : {},
      say('success', trackerWords.stopped(span)),
      refetchWeek,
    ),
  sendFailed: (state, { failure: { reason }, isAsked }) => {
    const { copy } = state;
    if (reason === 'gone') return to(state, { copy: null }, ...endedElsewhere);
    if (reason === 'signedOut') return to(state, {}, say('error', trackerWords.noToken));
    // A stop that the server will not take is no stop: the session continues.
    if (reason === 'refused') return to(state, { copy: copy && { ...copy, waiting: null } });
    return phaseOf(state) === 'stopped' && isAsked
      ? to(state, {}, say('error', trackerWords.saveFailed))
      : to(state);
  },
  refusalChecked: (state, { sent: { id, waiting }, failure, key, now }) => {
    const { copy } = state;
    if (waiting?.kind !== 'stop') return to(state, {}, say('error', failure.text));
    // The device's clock was ahead. By the server's, now known, the session stopped just now at the latest.
    if (failure.isAhead && copy?.id === id && waiting.stopTime > now) {
      const stopTime = Math.max(waiting.startTime, now);
      return to(state, { copy: { ...copy, waiting: { ...waiting, stopTime, key } } });
    }
    return to(state, { refusedId: id }, say('error', failure.text));
  },
  sendEnded: (state, { hasFailed }) => to(state, { hasFailed, isSending: false }),

  serverAnswered: (state, { session, userId, askedFor, isQuiet, now }) => {
    const { copy } = state;
    // The server is right, unless something waits to be sent.
    if (copy?.waiting) return to(state);
    if (session) return to(state, adopt(state, session, userId, now));
    if (!copy || copy.id !== askedFor) return to(state);
    return to(state, { copy: null }, ...(isQuiet ? [] : endedElsewhere));
  },
  ended: (state, { id }) => to(state, state.copy?.id === id ? { copy: null } : {}),
};
