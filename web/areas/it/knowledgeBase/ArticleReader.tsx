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
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Banner } from '../../../ui/feedback/Banner';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { TextLink } from '../../../ui/layout/TextLink';
import { numberText } from '../../../ui/numbers';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { theme } from '../../../ui/theme';
import { ArticleContents, hasContents } from './ArticleContents';
import { ArticleTickets } from './ArticleTickets';
import type { Action, Named } from './actions/articleActions';
import { ArticleHistory } from './history/ArticleHistory';
import { failed } from './pinned';
import { articleQueries } from './staleQueries';
import { useDownloadAll } from './useDownloadAll';

interface Props {
  id: number;
  /** Its title as the list knows it, where it does. */
  listed: string | undefined;
  steps: PanelSteps | undefined;
  onAct: (action: Action, article: Named) => void;
  onClose: () => void;
}

/**
 * An article to read, with its contents, its files and what can be done with it; opening it counts a view.
 */
export function ArticleReader({ id, listed, steps, onAct, onClose }: Props) {
  const client = useApolloClient();
  const { hash } = useLocation();
  const { data, error, loading, refetch } = useQuery(ArticleDetailsDocument, { variables: { id } });
  const known = getFragmentData(ArticleDetailsPart, data?.kbArticle);
  // An article that was read earlier is hidden once it is removed.
  const article = error && isGone(error) ? undefined : known;
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const readAgain = useCallback(() => refetchStale(client, articleQueries), [client]);
  useCountedView(article?.id, { onCounted: readAgain, onFailed: () => toast.error(failed.view) });

  return (
    <SidePanel
      item={id}
      title={article?.title ?? listed ?? 'Article'}
      head={
        article && (
          <Line>
            {!article.isPublished && <StatusBadge tone="warning">Draft</StatusBadge>}
            <span>
              {article.category.name} · <bdi>{article.authorName}</bdi> ·{' '}
              <InstantText at={article.updatedAt} />
            </span>
          </Line>
        )
      }
      isText
      steps={steps}
      onClose={onClose}
      talk={
        article && (
          <About>
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
            {article.viewerCan.update && <ArticleHistory article={article.id} version={article.version} />}
          </About>
        )
      }
      footer={article && <Actions article={article} onAct={onAct} />}
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
        <Text key={article.id}>
          {article.policy && <PolicyNote policy={article.policy} />}
          {hasContents(headings) && (
            <Disclosure label="Contents">
              <ArticleContents headings={headings} />
            </Disclosure>
          )}
          <LateArticleText content={article.content} heading={headingIn(hash)} onHeadings={setHeadings} />
        </Text>
      )}
    </SidePanel>
  );
}

/** Says that it is a policy, and leads to what can be done about it. */
function PolicyNote({ policy: { policyId, number } }: { policy: { policyId: number; number: number } }) {
  return (
    <Banner tone="info">
      This is version {number} of a policy, which is in force.{' '}
      <TextLink to={{ search: `?policy=${String(policyId)}-${String(number)}` }}>Open the policy</TextLink>
    </Banner>
  );
}

interface Read extends Named {
  attachments: readonly unknown[];
  policy: object | null;
  viewerCan: { update: boolean };
}

/**
 * Deleting is offered to everyone; the server checks the permission. A policy is withdrawn by HR, never deleted.
 */
function Actions({ article, onAct }: { article: Read; onAct: Props['onAct'] }) {
  const { downloadAll, busy } = useDownloadAll();
  return (
    <>
      {article.policy === null && (
        <Start>
          <Button icon={Trash2} onClick={() => onAct('delete', article)}>
            Delete Article
          </Button>
        </Start>
      )}
      {article.viewerCan.update && <Button onClick={() => onAct('edit', article)}>Edit</Button>}
      {article.attachments.length > 0 && (
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

const { space, type } = theme;

const Start = styled.span`
  margin-inline-end: auto;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${theme.color.ink3};
  font-size: ${type[13]};
`;

const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  /* The panel draws a line above it already. */
  > section:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

/* Larger than the text of a form: this is read, not scanned. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  font-size: ${type[16]};
  line-height: 1.6;
  && h3 {
    font-size: ${type[20]};
  }
  && h4,
  && h5 {
    font-size: ${type[16]};
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
    policy {
      policyId
      number
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
