import { graphql } from '../../../../generated/gql';

/** What the forms need of an entry. */
export const EditedEntryPart = graphql(`
  fragment EditedEntry on TimeEntry {
    id
    version
    date
    project
    taskDescription
    clockInTime
    clockOutTime
    notes
    viewerCanEdit
  }
`);
