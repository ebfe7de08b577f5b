import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { refetchStale } from '../../../domain/action/refetch';
import { failureText } from '../../../domain/failure/failure';
import { useFileAddress } from '../../../domain/files/useFileAddress';
import { graphql } from '../../../generated/gql';
import { toast } from '../../../ui/feedback/toast';
import { saveAddress } from '../../../ui/file/saveFile';
import type { Named } from './actions/articleActions';
import { failed } from './pinned';
import { articleQueries } from './staleQueries';

/** Saves all files of an article in one archive, by a fresh link, and counts the download. */
export function useDownloadAll(): { downloadAll: (article: Named) => Promise<void>; busy: boolean } {
  const client = useApolloClient();
  const whole = useFileAddress();
  const [busy, setBusy] = useState(false);

  const downloadAll = async ({ id, title }: Named) => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: ArticleArchiveDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const address = data?.kbArticle?.archive;
      if (!address) return void toast.error(failed.download, 'Its files are no longer there.');
      saveAddress(whole(address), `${title}.zip`);
      toast.success('Download started successfully');
      // The files are saved whether or not it is counted.
      await client
        .mutate({ mutation: RegisterArchiveDownloadDocument, variables: { id } })
        .then(() => refetchStale(client, articleQueries))
        .catch(() => undefined);
    } catch (error) {
      toast.error(failed.download, failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { downloadAll, busy };
}

const ArticleArchiveDocument = graphql(`
  query ArticleArchive($id: Int!) {
    kbArticle(id: $id) {
      id
      archive
    }
  }
`);

const RegisterArchiveDownloadDocument = graphql(`
  mutation RegisterArchiveDownload($id: Int!) {
    registerKbArticleDownload(id: $id) {
      id
      downloadCount
    }
  }
`);
