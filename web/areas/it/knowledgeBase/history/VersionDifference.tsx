import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { TextDifference } from './TextDifference';

interface Props {
  article: number;
  version: number;
  /** The version before it; null for the first one, which is shown as it is. */
  previous: number | null;
}

/** The changes of a version of an article: removed and added text is marked. */
export function VersionDifference({ article, version, previous }: Props) {
  const { data, error, loading, refetch } = useQuery(ArticleVersionTextsDocument, {
    variables: { article, version, previous: previous ?? version },
  });
  const { after, before } = data ?? {};
  if (error || (data && !(after && before)))
    return (
      <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
        This version could not be read.
      </QuietFailure>
    );
  if (!after || !before) return <Skeleton steps={20} shape="block" />;
  return <TextDifference label={`Text of version ${String(version)}`} before={before} after={after} />;
}

const ArticleVersionTextsDocument = graphql(`
  query ArticleVersionTexts($article: Int!, $version: Int!, $previous: Int!) {
    after: kbArticleVersion(articleId: $article, version: $version) {
      articleId
      version
      title
      content
    }
    before: kbArticleVersion(articleId: $article, version: $previous) {
      articleId
      version
      title
      content
    }
  }
`);
