import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../../../generated/gql';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { theme } from '../../../../ui/theme';
import { textDiff, type Piece } from './textDiff';

interface Props {
  article: number;
  version: number;
  /** The version before it; null for the first one, which is shown as it is. */
  previous: number | null;
}

/** What a version of an article changed: what came and what went stands in the text. */
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
  return (
    <Frame>
      {before.title !== after.title && (
        <p>
          <Pieces pieces={textDiff(before.title, after.title)} />
        </p>
      )}
      <Text dir="auto" tabIndex={0} role="group" aria-label={`Text of version ${String(version)}`}>
        <Pieces pieces={textDiff(before.content, after.content)} />
      </Text>
    </Frame>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, at) =>
    kind === 'same' ? (
      <span key={at}>{text}</span>
    ) : kind === 'added' ? (
      <ins key={at}>
        <VisuallyHidden>Added: </VisuallyHidden>
        {text}
      </ins>
    ) : (
      <del key={at}>
        <VisuallyHidden>Removed: </VisuallyHidden>
        {text}
      </del>
    ),
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  ins {
    background: ${theme.tone('success').soft};
    color: ${theme.tone('success').text};
    text-decoration: none;
  }
  del {
    background: ${theme.tone('danger').soft};
    color: ${theme.tone('danger').text};
  }
`;

const Text = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

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
