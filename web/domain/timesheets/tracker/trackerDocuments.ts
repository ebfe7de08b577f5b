import { graphql } from '../../../generated/gql';

/** A work session as the server has it. */
export const TrackedSessionPart = graphql(`
  fragment TrackedSession on TrackingSession {
    id
    timesheetEntryId
    entry {
      id
      project
      taskDescription
    }
    startTime
    isActive
    elapsedSeconds
    now
  }
`);

export const TrackingSessionDocument = graphql(`
  query TrackingSession {
    trackingSession {
      ...TrackedSession
    }
  }
`);

export const StartTrackingDocument = graphql(`
  mutation StartTracking($input: StartTrackingInput!) {
    startTracking(input: $input) {
      ...TrackedSession
    }
  }
`);

export const PauseTrackingDocument = graphql(`
  mutation PauseTracking($id: ID!, $elapsedSeconds: Int) {
    pauseTracking(id: $id, elapsedSeconds: $elapsedSeconds) {
      ...TrackedSession
    }
  }
`);

export const ResumeTrackingDocument = graphql(`
  mutation ResumeTracking($id: ID!, $elapsedSeconds: Int) {
    resumeTracking(id: $id, elapsedSeconds: $elapsedSeconds) {
      ...TrackedSession
    }
  }
`);

export const StopTrackingDocument = graphql(`
  mutation StopTracking($input: StopTrackingInput!) {
    stopTracking(input: $input) {
      id
    }
  }
`);

export const DiscardTrackingDocument = graphql(`
  mutation DiscardTracking($id: ID!) {
    discardTracking(id: $id)
  }
`);
