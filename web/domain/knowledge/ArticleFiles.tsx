import { useApolloClient } from '@apollo/client/react';
import styled from 'styled-components';

import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { fileSizeText } from '../../ui/form/files/fileSizeText';
import { theme } from '../../ui/theme';
import { FileLink } from '../files/FileLink';

interface Props {
  /** Number of the article. */
  article: number;
  files: readonly FragmentType<typeof ArticleFileFragment>[];
  /** A download was counted. */
  onCounted?: () => void;
}

/** The PDF files of an article, each with its size; saving one counts as a download. */
export function ArticleFiles({ article, files, onCounted }: Props) {
  const client = useApolloClient();
  if (files.length === 0) return null;

  const freshLink = async (file: number, purpose: 'save' | 'view') => {
    const { data } = await client.query({
      query: FreshArticleFileDocument,
      variables: { article, file },
      fetchPolicy: 'network-only',
    });
    if (!data?.kbAttachment) return null;
    // The file is saved whether or not it is counted.
    if (purpose === 'save')
      client
        .mutate({ mutation: RegisterArticleDownloadDocument, variables: { article } })
        .then(onCounted, () => undefined);
    return data.kbAttachment.file;
  };

  return (
    <Part>
      <h3>Files</h3>
      <ul>
        {getFragmentData(ArticleFileFragment, files).map(({ id, filename, fileSize, file }) => (
          <li key={id}>
            <FileLink name={filename} address={file} renew={(purpose) => freshLink(id, purpose)} />{' '}
            <small>PDF, {fileSizeText(fileSize)}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  h3 {
    font-size: ${theme.type[14]};
  }
  ul {
    display: grid;
    gap: ${theme.space[2]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[2]};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;

const ArticleFileFragment = graphql(`
  fragment ArticleFile on KbAttachment {
    id
    filename
    fileSize
    file
  }
`);

const FreshArticleFileDocument = graphql(`
  query FreshArticleFile($article: Int!, $file: Int!) {
    kbAttachment(articleId: $article, id: $file) {
      id
      file
    }
  }
`);

const RegisterArticleDownloadDocument = graphql(`
  mutation RegisterArticleDownload($article: Int!) {
    registerKbArticleDownload(id: $article) {
      id
      downloadCount
    }
  }
`);
