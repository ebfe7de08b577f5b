import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { theme } from '../../ui/theme';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { SidePanel } from '../../ui/overlay/sidePanel/SidePanel';
import { InstantText } from '../calendar/InstantText';
import { readFailure } from '../failure/failure';
import { ArticleFiles } from './ArticleFiles';
import { ArticleSkeleton, LateArticleText } from './LateArticleText';
import type { ArticlePassage } from './markPassages';
import { markStyle } from './markStyle';
import { useCountedView } from './useCountedView';

interface Props {
  id: number;
  /** Heading to begin at; without one, or where it is gone, the article begins at its beginning. */
  heading?: string | null;
  /** What brought the reader here: it is marked, and a note says so. */
  passages?: readonly ArticlePassage[];
  onClose: () => void;
}

/** An article of the knowledge base with its files. Opening it counts as one view. */
export function ArticlePanel({ id, heading = null, passages = none, onClose }: Props) {
  const { data, error, loading, refetch } = useQuery(KnowledgeArticleDocument, { variables: { id } });
  const [isMarked, setMarked] = useState(false);
  // An article that was read earlier is hidden once it is removed.
  const article = error && isGone(error) ? undefined : data?.kbArticle;
  useCountedView(article?.id);

  return (
    <SidePanel
      item={id}
      title={article?.title ?? 'Article'}
      head={
        article && (
          <Line>
            {article.category.name} · <bdi>{article.authorName}</bdi> · <InstantText at={article.updatedAt} />
            {isMarked && (
              <Hint>
                <mark>Marked</mark> is what comes closest in each part that the answer quotes.
              </Hint>
            )}
          </Line>
        )
      }
      // The conversation has the place beside the page.
      isAbove
      isText
      onClose={onClose}
    >
      {!article && loading && <ArticleSkeleton />}
      {!article && !loading && (
        <ErrorState
          text={
            isGone(error)
              ? 'This article is not there any more, or it is not open to you.'
              : 'Failed to load the article. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone(error) ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
      {article && (
        <>
          <LateArticleText
            content={article.content}
            heading={heading}
            passages={passages}
            onMarked={setMarked}
          />
          <ArticleFiles article={article.id} files={article.attachments} />
        </>
      )}
    </SidePanel>
  );
}

const none: readonly ArticlePassage[] = [];

/** Without an error the answer was null. */
const isGone = (error: unknown): boolean => error === undefined || readFailure(error).code === 'NOT_FOUND';

const Line = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;

/** On its own line. */
const Hint = styled.span`
  display: block;
  ${markStyle}
`;

const KnowledgeArticleDocument = graphql(`
  query KnowledgeArticle($id: Int!) {
    kbArticle(id: $id) {
      id
      title
      content
      category {
        id
        name
      }
      authorName
      updatedAt
      attachments {
        ...ArticleFile
      }
    }
  }
`);
