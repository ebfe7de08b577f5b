import type { ApolloClient } from '@apollo/client';

import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import type { TrackerClock } from './trackerClock';
import {
  PauseTrackingDocument,
  ResumeTrackingDocument,
  StartTrackingDocument,
  StopTrackingDocument,
  TrackedSessionPart,
  TrackingSessionDocument,
} from './trackerDocuments';
import type { Span, TrackerSession } from './trackerSession';

/** What somebody wants to track; without an entry a new one is made for today [A4.9]. */
export interface WantedWork {
  project: string;
  task: string;
  /** Id of an entry of the present week's draft that has no end yet. */
  timesheetEntryId?: number | undefined;
}

/**
 * The server's side of the tracker. Each call throws what `readFailure` reads; each answer sets the clock.
 */
export interface TrackerServer {
  ask: () => Promise<TrackerSession | null>;
  /** The same id again changes nothing. */
  start: (id: string, work: WantedWork) => Promise<TrackerSession>;
  /** @param seconds whole seconds counted until now */
  pause: (id: string, seconds: number) => Promise<TrackerSession>;
  resume: (id: string, seconds: number) => Promise<TrackerSession>;
  /** @param key the Idempotency-Key of this stop */
  stop: (id: string, span: Span, key: string) => Promise<void>;
}

export function createTrackerServer(client: ApolloClient, clock: TrackerClock): TrackerServer {
  /** Calls and reads the session out of the answer; nothing of it is kept in the client's store. */
  async function call(
    send: () => Promise<FragmentType<typeof TrackedSessionPart> | null | undefined>,
  ): Promise<TrackerSession | null> {
    const learn = clock.timeCall();
    const told = getFragmentData(TrackedSessionPart, await send());
    if (!told) return null;
    learn(Date.parse(told.now));
    const { id, timesheetEntryId, entry, startTime, isActive, elapsedSeconds } = told;
    return {
      id,
      timesheetEntryId,
      project: entry.project,
      task: entry.taskDescription,
      startTime: Date.parse(startTime),
      isActive,
      elapsedSeconds,
    };
  }
  const needed = async (answer: Promise<TrackerSession | null>): Promise<TrackerSession> => {
    const session = await answer;
    if (!session) throw new Error('The answer of the tracker is empty.');
    return session;
  };
  const fetchPolicy = 'no-cache';

  return {
    ask: () =>
      call(
        async () =>
          (await client.query({ query: TrackingSessionDocument, fetchPolicy })).data?.trackingSession,
      ),
    start: (id, { project, task, timesheetEntryId }) =>
      needed(
        call(async () => {
          const input = { id, project, task, ...(timesheetEntryId !== undefined && { timesheetEntryId }) };
          return (await client.mutate({ mutation: StartTrackingDocument, variables: { input }, fetchPolicy }))
            .data?.startTracking;
        }),
      ),
    pause: (id, elapsedSeconds) =>
      needed(
        call(
          async () =>
            (
              await client.mutate({
                mutation: PauseTrackingDocument,
                variables: { id, elapsedSeconds },
                fetchPolicy,
              })
            ).data?.pauseTracking,
        ),
      ),
    resume: (id, elapsedSeconds) =>
      needed(
        call(
          async () =>
            (
              await client.mutate({
                mutation: ResumeTrackingDocument,
                variables: { id, elapsedSeconds },
                fetchPolicy,
              })
            ).data?.resumeTracking,
        ),
      ),
    stop: async (id, { startTime, stopTime }, idempotencyKey) => {
      const input = {
        id,
        startTime: new Date(startTime).toISOString(),
        stopTime: new Date(stopTime).toISOString(),
      };
      await client.mutate({
        mutation: StopTrackingDocument,
        variables: { input },
        fetchPolicy,
        context: { idempotencyKey },
      });
    },
  };
}
