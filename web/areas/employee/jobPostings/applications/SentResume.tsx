import { useApolloClient } from '@apollo/client/react';

import { FileLink } from '../../../../domain/files/FileLink';
import { graphql } from '../../../../generated/gql';
import type { ApplicationRow } from './applicationRow';

/** The resume that went with an application, as a link. */
export function SentResume({ application: { id, resume, resumeName } }: { application: ApplicationRow }) {
  const client = useApolloClient();
  const renew = async () => {
    const { data } = await client.query({
      query: SentResumeDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.jobApplication?.resume;
  };
  return resume && resumeName ? <FileLink name={resumeName} address={resume} renew={renew} /> : null;
}

const SentResumeDocument = graphql(`
  query SentResume($id: ID!) {
    jobApplication(id: $id) {
      id
      resume
    }
  }
`);
