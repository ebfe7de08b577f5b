import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import { readPages } from '../../../../domain/list/readPages';
import { graphql } from '../../../../generated/gql';
import { postingFile } from './postingFile';
import { narrowed, type HrPostingList } from './usePostingList';

/** Makes a file of the postings that the list is narrowed to, in its order, read by cursor. */
export function usePostingFile(list: HrPostingList): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) =>
      readPages(async ({ after, pageSize }) => {
        const { data } = await client.query({
          query: PostingsFileDocument,
          variables: { ...narrowed(list), after, pageSize },
          context: { fetchOptions: { signal } },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error('The answer to an export is empty.');
        return data.jobPostings;
      }, signal),
    file: () => postingFile(timeZone),
    done: 'Export Complete',
    failed: 'Failed to export job postings. Please try again.',
  });
}

const PostingsFileDocument = graphql(`
  query PostingsFile(
    $search: String
    $priority: [String!]
    $status: [String!]
    $ordering: String!
    $after: String
    $pageSize: Int!
  ) {
    jobPostings(
      search: $search
      priority: $priority
      status: $status
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      count
      next
      results {
        id
        title
        departmentName
        location
        jobType
        salaryRange
        applicationsCount
        postedDate
        hiringManagerName
        status {
          label
        }
        priority {
          label
        }
      }
    }
  }
`);
