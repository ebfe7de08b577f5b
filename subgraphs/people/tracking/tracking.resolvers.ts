import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { findTimeEntry } from '../timeEntry/timeEntry.service.js';
import { elapsedAt } from './session.loader.js';
import { discardTracking, stopTracking } from './stop.service.js';
import type { StopInput } from './stop.service.js';
import { pauseTracking, resumeTracking, startTracking, trackingSession } from './tracking.service.js';
import type { StartInput, ToldSession, TurnArgs } from './tracking.service.js';

export const trackingResolvers: Resolvers = {
  Query: {
    trackingSession: (_root: unknown, _args: unknown, context: RequestContext) => trackingSession(context),
  },
  Mutation: {
    startTracking: (_root: unknown, { input }: { input: StartInput }, context: RequestContext) => startTracking(context, input),
    pauseTracking: (_root: unknown, args: TurnArgs, context: RequestContext) => pauseTracking(context, args),
    resumeTracking: (_root: unknown, args: TurnArgs, context: RequestContext) => resumeTracking(context, args),
    discardTracking: (_root: unknown, { id }: { id: string }, context: RequestContext) => discardTracking(context, id),
    stopTracking: (_root: unknown, { input }: { input: StopInput }, context: RequestContext) => stopTracking(context, input),
  },
  TrackingSession: {
    timesheetEntryId: ({ entryId }: ToldSession) => entryId,
    entry: ({ entryId }: ToldSession, _args: unknown, context: RequestContext) => findTimeEntry(context, entryId),
    startTime: ({ startedAt }: ToldSession) => startedAt,
    isActive: ({ pausedSeconds }: ToldSession) => pausedSeconds === null,
    elapsedSeconds: (session: ToldSession) => elapsedAt(session, session.now),
    now: ({ now }: ToldSession) => new Date(now).toISOString(),
  },
};
