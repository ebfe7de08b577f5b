import { useApolloClient } from '@apollo/client/react';

import { newKey } from '../../../../domain/action/newKey';
import { isoDay } from '../../../../domain/calendar/instant';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import { readPages } from '../../../../domain/list/readPages';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { ExportReadersMutationVariables, FiledReadersFragment } from '../../../../generated/graphql';
import type { CsvColumn } from '../../../../ui/file/csv';

type Reader = FiledReadersFragment['results'][number];

const columns: readonly CsvColumn<Reader>[] = [
  { head: 'Name', cell: ({ fullName }) => fullName },
  { head: 'Department', cell: ({ departmentName }) => departmentName ?? 'N/A' },
  { head: 'Asked', cell: ({ askedAt }) => askedAt },
  { head: 'Confirm by', cell: ({ dueOn }) => dueOn },
  { head: 'Overdue', cell: ({ isLate }) => (isLate ? 'Yes' : 'No') },
  { head: 'Last reminded', cell: ({ remindedAt }) => remindedAt ?? 'N/A' },
  { head: 'Confirmed', cell: ({ confirmedAt }) => confirmedAt ?? 'N/A' },
];

/**
 * Makes a file of who has confirmed a version, read by cursor. Its first part comes once the server has kept
 * who exports how many people. @param wanted who shall are in it, asked for when it begins
 */
export function useReadersFile(wanted: () => Omit<ExportReadersMutationVariables, 'pageSize'>): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) => {
      const narrowed = wanted();
      const idempotencyKey = newKey();
      const fetchOptions = { signal };
      return readPages(async ({ after, pageSize }) => {
        const { data } = await (after === null
          ? client.mutate({
              mutation: ExportReadersDocument,
              variables: { ...narrowed, pageSize },
              context: { idempotencyKey, fetchOptions },
              fetchPolicy: 'no-cache',
            })
          : client.query({
              query: ReadersFileDocument,
              variables: { ...narrowed, after, pageSize },
              context: { fetchOptions },
              fetchPolicy: 'no-cache',
            }));
        if (!data) throw new Error('The answer to an export is empty.');
        return getFragmentData(FiledReadersPart, data.page);
      }, signal);
    },
    file: () => ({
      name: `policy_confirmations_version_${String(wanted().number)}_${isoDay(new Date(), timeZone)}.csv`,
      columns,
    }),
    done: 'Confirmations exported successfully!',
    failed: 'Failed to export the confirmations. Please try again.',
  });
}

const FiledReadersPart = graphql(`
  fragment FiledReaders on PolicyReaderPage {
    count
    next
    results {
      fullName
      departmentName
      askedAt
      dueOn
      isLate
      remindedAt
      confirmedAt
    }
  }
`);

const ExportReadersDocument = graphql(`
  mutation ExportReaders(
    $policyId: Int!
    $number: Int!
    $isConfirmed: Boolean
    $isLate: Boolean
    $department: [Int!]
    $search: String
    $pageSize: Int!
  ) {
    page: exportPolicyReaders(
      policyId: $policyId
      number: $number
      isConfirmed: $isConfirmed
      isLate: $isLate
      department: $department
      search: $search
      pageSize: $pageSize
    ) {
      ...FiledReaders
    }
  }
`);

const ReadersFileDocument = graphql(`
  query ReadersFile(
    $policyId: Int!
    $number: Int!
    $isConfirmed: Boolean
    $isLate: Boolean
    $department: [Int!]
    $search: String
    $after: String!
    $pageSize: Int!
  ) {
    page: policyReaders(
      policyId: $policyId
      number: $number
      isConfirmed: $isConfirmed
      isLate: $isLate
      department: $department
      search: $search
      after: $after
      pageSize: $pageSize
    ) {
      ...FiledReaders
    }
  }
`);
