import { toast } from '../../../ui/toast';
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

/** Starts a session and says how it went. Where another tab or device was faster, that session is taken over. */
export function createTrackerStart({ copy, server, adopt, pull, readAgain, isSignedIn }: Parts): (wanted: WantedWork) => Promise<boolean> {
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

  return async (wanted) => {
    const work = { ...wanted, project: wanted.project.trim(), task: wanted.task.trim() };
    if (work.project === '' || work.task === '') {
      toast.error(trackerWords.incomplete);
      return false;
    }
    if (copy()) {
      toast.info(trackerWords.running);
      return false;
    }
    const content = JSON.stringify(work);
    if (last.content !== content) last = { content, id: newSessionId() };
    try {
      const told = await server.start(last.id, work);
      last = { content: '', id: '' };
      if (!isSignedIn()) return false;
      adopt(told);
      toast.success(work.timesheetEntryId === undefined ? trackerWords.started(work.project, work.task) : trackerWords.startedEntry);
      readAgain();
      return true;
    } catch (error) {
      return fail(error);
    }
  };
}

/** A random UUID; `crypto.randomUUID` is missing where the portal is served over plain HTTP. */
function newSessionId(): string {
  const key = newKey();
  const variant = '89ab'.charAt(parseInt(key.charAt(16), 16) % 4);
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-${variant}${key.slice(17, 20)}-${key.slice(20)}`;
}
