import { toast } from '../../../ui/feedback/toast';
import { readFailure, type Failure } from '../../failure/failure';
import { newKey } from '../../action/newKey';
import type { TrackerClock } from './trackerClock';
import type { TrackerCopy, Waiting } from './trackerCopy';
import type { TrackerServer } from './trackerServer';
import { adoptSession, countedSeconds, type TrackerSession } from './trackerSession';
import { trackerWords } from './trackerWords';

/** What sending needs of the tracker. */
export interface TrackerDesk {
  copy: () => TrackerCopy | null;
  become: (next: TrackerCopy | null) => void;
  /** The end of this session was refused for good. */
  refuse: (id: string) => void;
  server: TrackerServer;
  clock: TrackerClock;
  /** Takes over what the server has. */
  pull: () => Promise<void>;
  endedElsewhere: () => void;
  /** Has the screens read the week again. */
  refetchWeek: () => void;
  isSignedIn: () => boolean;
}

type Stop = Extract<Waiting, { kind: 'stop' }>;
type Change = Extract<Waiting, { kind: 'change' }>;

/** Codes of a server that failed, rather than refused. */
const brokenCodes = new Set<string | null>([null, 'INTERNAL_SERVER_ERROR']);
export const isBroken = ({ code, passing }: Failure): boolean => passing || brokenCodes.has(code);

/**
 * Sends what waits. What is pressed meanwhile has its own turn, in the tab where it was pressed, which then
 * says how it went. The answer is false where something is left for later.
 */
export function createTrackerSending(desk: TrackerDesk): (isAsked: boolean) => Promise<boolean> {
  /** Key of what is being sent. */
  let turn: string | undefined;

  /**
   * The change of a pause may have been undone while it was being sent; then what it became is sent after it.
   */
  async function sendChange({ key, wasActive }: Change, { id, isActive }: TrackerCopy) {
    const counted = () => Math.floor(countedSeconds(desk.copy() ?? nothing, desk.clock.now()));
    let told: TrackerSession | null = null;
    if (wasActive || !isActive) told = await desk.server.pause(id, counted());
    if (isActive) told = await desk.server.resume(id, counted());
    const copy = desk.copy();
    if (!told || copy?.id !== id || copy.waiting?.kind !== 'change') return;
    if (copy.waiting.key === key)
      desk.become({ ...copy, ...adoptSession(copy, told, desk.clock.now()), waiting: null });
    else desk.become({ ...copy, waiting: { ...copy.waiting, wasActive: told.isActive } });
  }

  async function sendStop({ key, ...span }: Stop, { id }: TrackerCopy) {
    await desk.server.stop(id, span, key);
    if (desk.copy()?.id === id) desk.become(null);
    if (!desk.isSignedIn()) return;
    toast.success(trackerWords.stopped(span));
    desk.refetchWeek();
  }

  /** A stop that the server will not take is no stop: the session goes on, and the person is told why. */
  async function takeBack(failure: Failure, copy: TrackerCopy) {
    const isAhead = copy.waiting?.kind === 'stop' && failure.fields['stopTime'] !== undefined;
    desk.become({ ...copy, waiting: null });
    await desk.pull();
    const now = desk.copy();
    // The device's clock was ahead when it stopped; by the server's, which it has now learnt, it stopped just
    // now at the latest.
    if (
      isAhead &&
      copy.waiting?.kind === 'stop' &&
      now?.id === copy.id &&
      copy.waiting.stopTime > desk.clock.now()
    ) {
      turn = newKey();
      desk.become({
        ...now,
        waiting: { ...copy.waiting, stopTime: Math.max(copy.waiting.startTime, desk.clock.now()), key: turn },
      });
      return;
    }
    if (copy.waiting?.kind === 'stop') desk.refuse(copy.id);
    toast.error(Object.values(failure.fields)[0]?.[0] ?? failure.message);
  }

  /** @returns whether sending may go on */
  async function settle(failure: Failure, copy: TrackerCopy, isAsked: boolean): Promise<boolean> {
    if (!desk.isSignedIn()) return false;
    if (failure.code === 'NOT_FOUND') {
      desk.endedElsewhere();
      return true;
    }
    if (failure.code === 'UNAUTHENTICATED') {
      toast.error(trackerWords.noToken);
      return false;
    }
    if (!isBroken(failure)) {
      await takeBack(failure, desk.copy() ?? copy);
      return true;
    }
    if (isAsked && copy.waiting?.kind === 'stop' && navigator.onLine) toast.error(trackerWords.saveFailed);
    return false;
  }

  return async (isAsked) => {
    turn = desk.copy()?.waiting?.key;
    for (let copy = desk.copy(); copy?.waiting && copy.waiting.key === turn; copy = desk.copy()) {
      if (!desk.isSignedIn()) return false;
      try {
        await (copy.waiting.kind === 'stop' ? sendStop(copy.waiting, copy) : sendChange(copy.waiting, copy));
      } catch (error) {
        if (!(await settle(readFailure(error), copy, isAsked))) return false;
      }
    }
    return true;
  };
}

const nothing: TrackerSession = {
  id: '',
  timesheetEntryId: 0,
  project: '',
  task: '',
  startTime: 0,
  isActive: false,
  elapsedSeconds: 0,
};
