import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

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

/** What someone wants to track; without an entry a new one is made for today. */
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

type Answer = FragmentType<typeof TrackedSessionPart> | null | undefined;

export function createTrackerServer(client: ApolloClient, clock: TrackerClock): TrackerServer {
  // Nothing of it is kept in the client's store.
  const fetchPolicy = 'no-cache';

  /** Calls, and reads the session out of the answer. */
  async function read(call: () => Promise<Answer>): Promise<TrackerSession | null> {
    const learn = clock.timeCall();
    const session = getFragmentData(TrackedSessionPart, await call());
    if (!session) return null;
    learn(Date.parse(session.now));
    const { id, timesheetEntryId, entry, startTime, isActive, elapsedSeconds } = session;
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

  async function change<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerIn: (data: Data) => Answer,
  ): Promise<TrackerSession> {
    const session = await read(async () => {
      const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy });
      return data && answerIn(data);
    });
    if (!session) throw new Error('The answer of the tracker is empty.');
    return session;
  }

  return {
    ask: () =>
      read(
        async () =>
          (await client.query({ query: TrackingSessionDocument, fetchPolicy })).data?.trackingSession,
      ),
    start: (id, work) =>
      change(StartTrackingDocument, { input: { id, ...work } }, (data) => data.startTracking),
    pause: (id, elapsedSeconds) =>
      change(PauseTrackingDocument, { id, elapsedSeconds }, (data) => data.pauseTracking),
    resume: (id, elapsedSeconds) =>
      change(ResumeTrackingDocument, { id, elapsedSeconds }, (data) => data.resumeTracking),
    stop: async (id, span, idempotencyKey) => {
      const [startTime, stopTime] = [span.startTime, span.stopTime].map((at) => new Date(at).toISOString());
      await client.mutate({
        mutation: StopTrackingDocument,
        variables: { input: { id, startTime, stopTime } },
        fetchPolicy,
        context: { idempotencyKey },
      });
    },
  };
}
