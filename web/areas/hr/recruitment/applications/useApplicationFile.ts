import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import { readPages } from '../../../../domain/list/readPages';
import { graphql } from '../../../../generated/gql';
import { applicationFile } from './applicationFile';
import { narrowed, type HrApplicationList } from './useApplicationList';

/** Makes a file of the applications that the list is narrowed to, in its order, read by cursor [B2.27]. */
export function useApplicationFile(list: HrApplicationList): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) =>
      readPages(async ({ after, pageSize }) => {
        const { data } = await client.query({
          query: ApplicationsFileDocument,
          variables: { ...narrowed(list), after, pageSize },
          context: { fetchOptions: { signal } },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error('The answer to an export is empty.');
        return data.jobApplications;
      }, signal),
    file: () => applicationFile(timeZone),
    done: 'Export Complete',
    failed: 'Failed to export applications. Please try again.',
  });
}

const ApplicationsFileDocument = graphql(`
  query ApplicationsFile(
    $search: String
    $status: [String!]
    $jobPosting: [ID!]
    $ordering: String!
    $after: String
    $pageSize: Int!
  ) {
    jobApplications(
      search: $search
      status: $status
      jobPosting: $jobPosting
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      count
      next
      results {
        id
        applicantName
        jobTitle
        createdAt
        rating
        reviewNotes
        interviewDate
        status {
          label
        }
      }
    }
  }
`);
