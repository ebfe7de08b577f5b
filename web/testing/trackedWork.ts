import { graphql, type RequestHandler } from 'msw';

import { answer, refusal } from './graph';

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
    session: given && { id: '0b8f7a52-5f0c-4c77-8a3e-6a3f4e1d2c9b', project: 'Training', task: 'Sample task', startTime: Date.now(), pausedSeconds: null, ...given },
    ahead: 0,
    sent: [],
    changes: () => server.sent.map(({ operation }) => operation).filter((operation) => operation !== 'TrackingSession'),
    handlers: [],
  };
  const now = () => Date.now() + server.ahead;

  const told = () => {
    const { session } = server;
    if (!session) return null;
    const { id, project, task, startTime, pausedSeconds } = session;
    return {
      __typename: 'TrackingSession', id, timesheetEntryId: 12, startTime: new Date(startTime).toISOString(), isActive: pausedSeconds === null,
      elapsedSeconds: pausedSeconds ?? Math.floor((now() - startTime) / 1000), now: new Date(now()).toISOString(),
      entry: { __typename: 'TimeEntry', id: 12, project, taskDescription: task },
    };
  };
  const note = (operation: string, request: Request, variables: Record<string, unknown>) =>
    server.sent.push({ operation, key: request.headers.get('Idempotency-Key'), variables });
  const unknown = () => refusal('NOT_FOUND', 'Not found.');

  server.handlers = [
    graphql.query('TrackingSession', ({ request, variables }) => {
      note('TrackingSession', request, variables);
      return answer({ trackingSession: told() });
    }),
    graphql.mutation<object, { input: { id: string; project: string; task: string } }>('StartTracking', ({ request, variables }) => {
      note('StartTracking', request, variables);
      const { id, project, task } = variables.input;
      if (server.session && server.session.id !== id) return refusal('CONFLICT', 'A work session is running already.');
      server.session ??= { id, project, task, startTime: now(), pausedSeconds: null };
      return answer({ startTracking: told() });
    }),
    graphql.mutation<object, { id: string; elapsedSeconds: number }>('PauseTracking', ({ request, variables }) => {
      note('PauseTracking', request, variables);
      if (server.session?.id !== variables.id) return unknown();
      server.session.pausedSeconds = variables.elapsedSeconds;
      return answer({ pauseTracking: told() });
    }),
    graphql.mutation<object, { id: string; elapsedSeconds: number }>('ResumeTracking', ({ request, variables }) => {
      note('ResumeTracking', request, variables);
      if (server.session?.id !== variables.id) return unknown();
      server.session.startTime = now() - variables.elapsedSeconds * 1000;
      server.session.pausedSeconds = null;
      return answer({ resumeTracking: told() });
    }),
    graphql.mutation<object, { input: { id: string } }>('StopTracking', ({ request, variables }) => {
      note('StopTracking', request, variables);
      if (server.session?.id !== variables.input.id) return unknown();
      server.session = null;
      return answer({ stopTracking: { __typename: 'TimeEntry', id: 12 } });
    }),
    graphql.mutation<object, { id: string }>('DiscardTracking', ({ request, variables }) => {
      note('DiscardTracking', request, variables);
      if (server.session?.id === variables.id) server.session = null;
      return answer({ discardTracking: true });
    }),
  ];
  return server;
}
