import { toast } from '../../../ui/feedback/toast';
import { newKey } from '../../action/newKey';
import { readFailure } from '../../failure/failure';
import { isBroken, type TrackerDesk } from './trackerSending';
import type { WantedWork } from './trackerServer';
import type { TrackerSession } from './trackerSession';
import { trackerWords } from './trackerWords';

interface Parts extends TrackerDesk {
  /** Makes the server's session the one of this browser. */
  adopt: (told: TrackerSession) => void;
}

interface TrackerStart {
  /** Whether there is any sense in asking the server; says why not. */
  mayStart: (wanted: WantedWork) => boolean;
  /**
   * Starts a session and says how it went. Where another tab or device was faster, that session is taken
   * over.
   */
  startWork: (wanted: WantedWork) => Promise<boolean>;
}

export function createTrackerStart({
  copy,
  server,
  adopt,
  pull,
  refetchWeek,
  isSignedIn,
}: Parts): TrackerStart {
  /** The same wish after a failure may have come true without an answer: it keeps its id. */
  let last = { content: '', id: '' };

  async function fail(error: unknown): Promise<false> {
    if (!isSignedIn()) return false;
    const failure = readFailure(error);
    if (failure.code === 'UNAUTHENTICATED') toast.error(trackerWords.noToken);
    else if (isBroken(failure)) toast.error(trackerWords.startFailed);
    else {
      // A refusal answers for good, so that the next try is another wish.
      last = { content: '', id: '' };
      toast.error(Object.values(failure.fields)[0]?.[0] ?? failure.message);
      // Something may run already.
      await pull();
    }
    return false;
  }

  function mayStart(wanted: WantedWork): boolean {
    const { project, task } = trimmed(wanted);
    if (project === '' || task === '') toast.error(trackerWords.incomplete);
    else if (copy()) toast.info(trackerWords.running);
    else if (!navigator.onLine) toast.error(trackerWords.startFailed);
    else return true;
    return false;
  }

  async function startWork(wanted: WantedWork): Promise<boolean> {
    if (!mayStart(wanted)) return false;
    const work = trimmed(wanted);
    const content = JSON.stringify(work);
    if (last.content !== content) last = { content, id: newSessionId() };
    try {
      const told = await server.start(last.id, work);
      last = { content: '', id: '' };
      if (!isSignedIn()) return false;
      adopt(told);
      toast.success(
        work.timesheetEntryId === undefined
          ? trackerWords.started(work.project, work.task)
          : trackerWords.startedEntry,
      );
      refetchWeek();
      return true;
    } catch (error) {
      return fail(error);
    }
  }

  return { mayStart, startWork };
}

const trimmed = (work: WantedWork): WantedWork => ({
  ...work,
  project: work.project.trim(),
  task: work.task.trim(),
});

/** A random UUID; `crypto.randomUUID` is missing where the portal is served over plain HTTP. */
function newSessionId(): string {
  const key = newKey();
  const variant = '89ab'.charAt(parseInt(key.charAt(16), 16) % 4);
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-${variant}${key.slice(17, 20)}-${key.slice(20)}`;
}
