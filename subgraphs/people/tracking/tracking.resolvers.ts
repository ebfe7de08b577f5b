import type { Resolvers } from '../generated/resolvers.js';
import { findTimeEntry } from '../timeEntry/timeEntry.service.js';
import { elapsedAt } from './session.loader.js';
import { discardTracking, stopTracking } from './stop.service.js';
import { pauseTracking, resumeTracking, startTracking, trackingSession } from './tracking.service.js';

export const trackingResolvers = {
  Query: {
    trackingSession: (_root, _args, context) => trackingSession(context),
  },
  Mutation: {
    startTracking: (_root, { input }, context) => startTracking(context, input),
    pauseTracking: (_root, args, context) => pauseTracking(context, args),
    resumeTracking: (_root, args, context) => resumeTracking(context, args),
    discardTracking: (_root, { id }, context) => discardTracking(context, id),
    stopTracking: (_root, { input }, context) => stopTracking(context, input),
  },
  TrackingSession: {
    timesheetEntryId: ({ entryId }) => entryId,
    entry: ({ entryId }, _args, context) => findTimeEntry(context, entryId),
    startTime: ({ startedAt }) => startedAt,
    isActive: ({ pausedSeconds }) => pausedSeconds === null,
    elapsedSeconds: (session) => elapsedAt(session, session.now),
    now: ({ now }) => new Date(now).toISOString(),
  },
} satisfies Resolvers;
