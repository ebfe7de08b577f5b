import { useApolloClient } from '@apollo/client/react';

import { refetchStale } from '../../../../domain/action/refetch';
import { useAction } from '../../../../domain/action/useAction';
import type { Failure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import type { JobPostingChanges } from '../../../../generated/graphql';
import { toast } from '../../../../ui/feedback/toast';
import { listReload } from '../pinned';
import { changeLocally, isOfServer } from './localPosting';
import { postingPriorities, postingStatuses } from './postingChoices';
import { documentedNames } from './postingForm';

/** Title of a failed update. */
export const updateFailed = 'Update Failed';
const done = 'Job posting updated successfully!';
const failed = 'Failed to update posting. Please try again.';

/**
 * Changes a posting; its list is read again a second later. One that is not on the server is only changed in this
 * browser. @returns the refusal
 */
export function useUpdatePosting(
  id: string,
): (changes: JobPostingChanges, version: number) => Promise<Failure | null> {
  const client = useApolloClient();
  const { run } = useAction(UpdatePostingDocument, {
    done,
    failed,
    inForm: true,
    stale: ['PostingFigures', 'HrPostingDetails'],
    staleIfRefused: ['PostingToEdit', 'HrPostings'],
  });

  return async (changes, version) => {
    if (!isOfServer(id)) {
      changeLocally(client.cache, id, shownOf(changes));
      toast.success(done);
      return null;
    }
    const { failure } = await run({ id, input: changes, version });
    if (failure) toast.error(updateFailed, refusedText(failure));
    else setTimeout(() => refetchStale(client, ['HrPostings']), listReload);
    return failure;
  };
}

/** The refused fields by their documented names, else the server's message. */
function refusedText({ fields, message }: Failure): string {
  const names = Object.keys(fields).filter((name) => name !== 'nonFieldErrors');
  if (names.length === 0) return fields['nonFieldErrors']?.[0] ?? (message || failed);
  const called: Readonly<Record<string, string | undefined>> = documentedNames;
  return `Validation errors in fields: ${names.map((name) => called[name] ?? name).join(', ')}. Please check your input.`;
}

/** Changes as the list shows them: priority and status with their words. */
function shownOf({ priority, status, ...rest }: JobPostingChanges): Record<string, unknown> {
  const word = (options: readonly { value: string; label: string }[], code: string) => ({
    __typename: 'Lookup',
    code,
    label: options.find(({ value }) => value === code)?.label ?? code,
  });
  return {
    ...rest,
    ...(priority && { priority: word(postingPriorities, priority) }),
    ...(status && { status: word(postingStatuses, status) }),
  };
}

const UpdatePostingDocument = graphql(`
  mutation UpdatePosting($id: ID!, $input: JobPostingChanges!, $version: Int!) {
    updateJobPosting(id: $id, input: $input, version: $version) {
      id
      ...HrPostingRow
      ...EditedPosting
      ...JobFacts
      ...JobDescription
    }
  }
`);
