import { useApolloClient } from '@apollo/client/react';

import { newKey } from '../../../../domain/action/newKey';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import { readPages } from '../../../../domain/list/readPages';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { applicationFile } from './applicationFile';
import { narrowed, type HrApplicationList } from './useApplicationList';

/**
 * Makes a file of the applications that the list is narrowed to, in its order, read by cursor. Its first part
 * comes once the server has kept who exports how many; without that there is no file.
 */
export function useApplicationFile(list: HrApplicationList): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) => {
      const wanted = narrowed(list);
      const idempotencyKey = newKey();
      const fetchOptions = { signal };
      return readPages(async ({ after, pageSize }) => {
        const { data } = await (after === null
          ? client.mutate({
              mutation: ExportApplicationsDocument,
              variables: { ...wanted, pageSize },
              context: { idempotencyKey, fetchOptions },
              fetchPolicy: 'no-cache',
            })
          : client.query({
              query: ApplicationsFileDocument,
              variables: { ...wanted, after, pageSize },
              context: { fetchOptions },
              fetchPolicy: 'no-cache',
            }));
        if (!data) throw new Error('The answer to an export is empty.');
        return getFragmentData(FiledApplicationsPart, data.page);
      }, signal);
    },
    file: () => applicationFile(timeZone),
    done: 'Export Complete',
    failed: 'Failed to export applications. Please try again.',
  });
}

const FiledApplicationsPart = graphql(`
  fragment FiledApplications on JobApplicationPage {
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
`);

const ExportApplicationsDocument = graphql(`
  mutation ExportApplications(
    $search: String
    $status: [String!]
    $jobPosting: [ID!]
    $ordering: String!
    $pageSize: Int!
  ) {
    page: exportJobApplications(
      search: $search
      status: $status
      jobPosting: $jobPosting
      ordering: $ordering
      pageSize: $pageSize
    ) {
      ...FiledApplications
    }
  }
`);

const ApplicationsFileDocument = graphql(`
  query ApplicationsFile(
    $search: String
    $status: [String!]
    $jobPosting: [ID!]
    $ordering: String!
    $after: String!
    $pageSize: Int!
  ) {
    page: jobApplications(
      search: $search
      status: $status
      jobPosting: $jobPosting
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      ...FiledApplications
    }
  }
`);
