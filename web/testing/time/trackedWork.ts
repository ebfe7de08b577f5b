import type { RequestHandler } from 'msw';

import {
  DiscardTrackingDocument,
  PauseTrackingDocument,
  ResumeTrackingDocument,
  StartTrackingDocument,
  StopTrackingDocument,
  TrackingSessionDocument,
} from '../../generated/graphql';
import { answers, notFound, refusal } from '../graph';

interface ToldSession {
  id: string;
  project: string;
  task: string;
  /** Milliseconds. */
  startTime: number;
  /** Null while it runs. */
  pausedSeconds: number | null;
}

/** Server of one person's work session, for the tracker: what it has, and what it was sent, in order. */
export interface TrackedWork {
  handlers: RequestHandler[];
  session: ToldSession | null;
  /** Milliseconds that the server's clock is ahead of the device's. */
  ahead: number;
  sent: { operation: string; key: string | null; variables: Record<string, unknown> }[];
  /** Names of the operations that were sent; the questions of the tracker only where asked for. */
  changes: () => string[];
}

/** A server on which nothing runs yet, or what the test says. */
export function trackedWork(given: Partial<ToldSession> | null = null): TrackedWork {
  const server: TrackedWork = {
    session: given && {
      id: '0b8f7a52-5f0c-4c77-8a3e-6a3f4e1d2c9b',
      project: 'Training',
      task: 'Sample task',
      startTime: Date.now(),
      pausedSeconds: null,
      ...given,
    },
    ahead: 0,
    sent: [],
    changes: () =>
      server.sent.map(({ operation }) => operation).filter((operation) => operation !== 'TrackingSession'),
    handlers: [],
  };
  const now = () => Date.now() + server.ahead;

  const told = ({ id, project, task, startTime, pausedSeconds }: ToldSession) => ({
    id,
    timesheetEntryId: 12,
    startTime: new Date(startTime).toISOString(),
    isActive: pausedSeconds === null,
    elapsedSeconds: pausedSeconds ?? Math.floor((now() - startTime) / 1000),
    now: new Date(now()).toISOString(),
    entry: { id: 12, project, taskDescription: task },
  });
  const note = (operation: string, request: Request, variables: Record<string, unknown>) =>
    server.sent.push({ operation, key: request.headers.get('Idempotency-Key'), variables });
  const unknown = notFound;

  server.handlers = [
    answers(TrackingSessionDocument, (variables, request) => {
      note('TrackingSession', request, variables);
      return { trackingSession: server.session && told(server.session) };
    }),
    answers(StartTrackingDocument, (variables, request) => {
      note('StartTracking', request, variables);
      const { project, task } = variables.input;
      const id = String(variables.input.id);
      if (server.session && server.session.id !== id)
        return refusal('CONFLICT', 'A work session is running already.');
      server.session ??= { id, project, task, startTime: now(), pausedSeconds: null };
      return { startTracking: told(server.session) };
    }),
    answers(PauseTrackingDocument, (variables, request) => {
      note('PauseTracking', request, variables);
      if (server.session?.id !== variables.id) return unknown();
      server.session.pausedSeconds = variables.elapsedSeconds ?? 0;
      return { pauseTracking: told(server.session) };
    }),
    answers(ResumeTrackingDocument, (variables, request) => {
      note('ResumeTracking', request, variables);
      if (server.session?.id !== variables.id) return unknown();
      server.session.startTime = now() - (variables.elapsedSeconds ?? 0) * 1000;
      server.session.pausedSeconds = null;
      return { resumeTracking: told(server.session) };
    }),
    answers(StopTrackingDocument, (variables, request) => {
      note('StopTracking', request, variables);
      if (server.session?.id !== variables.input.id) return unknown();
      server.session = null;
      return { stopTracking: { id: 12 } };
    }),
    answers(DiscardTrackingDocument, (variables, request) => {
      note('DiscardTracking', request, variables);
      if (server.session?.id === variables.id) server.session = null;
      return { discardTracking: true };
    }),
  ];
  return server;
}
