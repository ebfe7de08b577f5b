import { useApolloClient, useQuery } from '@apollo/client/react';
import { Download, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { refetchStale } from '../../../domain/action/refetch';
import { InstantText } from '../../../domain/calendar/InstantText';
import { readFailure } from '../../../domain/failure/failure';
import { ArticleFiles } from '../../../domain/knowledge/ArticleFiles';
import { ArticleSkeleton, LateArticleText } from '../../../domain/knowledge/LateArticleText';
import { useCountedView } from '../../../domain/knowledge/useCountedView';
import { getFragmentData } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/StatusBadge';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useMedia } from '../../../ui/layout/useMedia';
import { numberText } from '../../../ui/numbers';
import { Dialog } from '../../../ui/overlay/Dialog';
import { theme } from '../../../ui/theme';
import { ArticleContents, hasContents } from './ArticleContents';
import { ArticleTickets } from './ArticleTickets';
import type { Deed, Named } from './deeds';
import { ArticleHistory } from './history/ArticleHistory';
import { failed } from './pinned';
import { articleQueries } from './staleQueries';
import { useDownloadAll } from './useDownloadAll';

interface Props {
  id: number;
  /** Its title as the list knows it, where it does. */
  listed: string | undefined;
  onAct: (deed: Deed, article: Named) => void;
  onClose: () => void;
}

/**
 * An article to read, with its contents, its files and what can be done with it; opening it counts a view
 * [C2.45, C3.9, C4.32].
 */
export function ArticleDialog({ id, listed, onAct, onClose }: Props) {
  const client = useApolloClient();
  const { hash } = useLocation();
  const { data, error, loading, refetch } = useQuery(ArticleDetailsDocument, { variables: { id } });
  const known = getFragmentData(ArticleDetailsPart, data?.kbArticle);
  // What was read earlier is no longer to be read once it is gone.
  const article = error && isGone(error) ? undefined : known;
  const { downloadAll, busy } = useDownloadAll();
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const isWide = useMedia(theme.media.wide);
  const readAgain = useCallback(() => refetchStale(client, articleQueries), [client]);
  useCountedView(article?.id, { onCounted: readAgain, onFailed: () => toast.error(failed.view) });

  const contents = hasContents(headings) && <ArticleContents headings={headings} />;
  return (
    <Dialog
      title={<span dir="auto">{article?.title ?? listed ?? 'Article'}</span>}
      line={
        article && (
          <>
            {article.category.name} · <bdi>{article.authorName}</bdi> · <InstantText at={article.updatedAt} />
          </>
        )
      }
      size="reading"
      isOpen
      dismissable
      isText
      onClose={onClose}
      footer={
        <>
          {article && (
            <Start>
              <Button icon={Trash2} onClick={() => onAct('delete', article)}>
                Delete Article
              </Button>
            </Start>
          )}
          <Button onClick={onClose}>Close</Button>
          {article?.viewerCan.update && <Button onClick={() => onAct('edit', article)}>Edit</Button>}
          {article && article.attachments.length > 0 && (
            <Button
              variant="primary"
              icon={Download}
              busy={busy}
              busyText="Preparing..."
              onClick={() => void downloadAll(article)}
            >
              Download All
            </Button>
          )}
        </>
      }
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
        <Columns>
          {contents && !isWide && <Disclosure label="Contents">{contents}</Disclosure>}
          <Text>
            {!article.isPublished && <StatusBadge tone="warning">Draft</StatusBadge>}
            <LateArticleText content={article.content} heading={headingIn(hash)} onHeadings={setHeadings} />
            {article.viewerCan.update && <ArticleHistory article={article.id} version={article.version} />}
          </Text>
          <Side>
            {isWide && contents}
            <ArticleFiles article={article.id} files={article.attachments} onCounted={readAgain} />
            <FactList
              facts={[
                { label: 'Views', value: numberText(article.viewCount) },
                { label: 'Downloads', value: numberText(article.downloadCount) },
                { label: 'Written', value: <InstantText at={article.createdAt} /> },
                { label: 'Updated', value: <InstantText at={article.updatedAt} /> },
              ]}
            />
            <ArticleTickets article={article.id} />
          </Side>
        </Columns>
      )}
    </Dialog>
  );
}

/** Without an error the answer was null. */
const isGone = (error: unknown): boolean => error === undefined || readFailure(error).code === 'NOT_FOUND';

/** The heading that the address names. */
function headingIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

const { size, space, type } = theme;

const Start = styled.span`
  margin-inline-end: auto;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${theme.media.wide} {
    grid-template-columns: minmax(0, ${size.text}) minmax(0, ${size.contents});
    justify-content: space-between;
    gap: ${space[10]};
  }
`;

/* Larger than the text of a form: this is read, not scanned. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space[4]};
  > div {
    inline-size: 100%;
    font-size: ${type[16]};
    line-height: 1.6;
  }
  && h3 {
    font-size: ${type[20]};
  }
  && h4,
  && h5 {
    font-size: ${type[16]};
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  ${theme.media.wide} {
    /* Nothing stands above it that a line would part it from. */
    > section:first-child {
      padding-block-start: 0;
      border-block-start: 0;
    }
    position: sticky;
    inset-block-start: 0;
    align-self: start;
  }
`;

const ArticleDetailsPart = graphql(`
  fragment ArticleDetailsText on KbArticle {
    id
    title
    content
    category {
      id
      name
    }
    authorName
    isPublished
    viewCount
    downloadCount
    createdAt
    updatedAt
    version
    attachments {
      id
      ...ArticleFile
    }
    viewerCan {
      update
      remove
    }
  }
`);

const ArticleDetailsDocument = graphql(`
  query ArticleDetails($id: Int!) {
    kbArticle(id: $id) {
      id
      ...ArticleDetailsText
    }
  }
`);
