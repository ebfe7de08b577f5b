import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { graphql } from '../../../../generated/gql';
import type { ArticleHistoryQuery, KbArticlePart } from '../../../../generated/graphql';
import { Timeline } from '../../../../ui/data/Timeline';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { numberText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { changedArticleQueries } from '../staleQueries';
import { VersionDifference } from './VersionDifference';

interface Props {
  /** Number of an article that the person may change. */
  article: number;
  /** Its version as it is shown: bringing back is refused when someone was faster. */
  version: number;
}

type Version = NonNullable<ArticleHistoryQuery['kbArticleVersions']>['results'][number];

/** Versions of one page; earlier ones are loaded on request. */
const part = 20;

/** Every version of an article with who made it and when, what it changed, and the way back to it. */
export function ArticleHistory({ article, version }: Props) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(ArticleHistoryDocument, {
    variables: { article, pageSize: part },
  });
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<Version | null>(null);
  const page = (data ?? previousData)?.kbArticleVersions;
  const retry = () => void refetch().catch(() => undefined);
  if (!page)
    return error ? (
      <QuietFailure busy={loading} onRetry={retry}>
        The history could not be read.
      </QuietFailure>
    ) : (
      <Skeleton steps={20} shape="block" />
    );
  const earlier = page.count - page.results.length;
  const readOn = () =>
    fetchMore({
      variables: { page: page.results.length / part + 1 },
      updateQuery: (before, { fetchMoreResult: { kbArticleVersions: more } }) =>
        before.kbArticleVersions && more
          ? {
              kbArticleVersions: {
                ...more,
                results: [...before.kbArticleVersions.results, ...more.results],
              },
            }
          : before,
    });

  return (
    <Frame>
      <h3>Versions</h3>
      <Timeline
        label="Versions"
        steps={page.results.map((one) => ({
          key: one.version,
          title: `Version ${String(one.version)}: ${changeText(one)}`,
          line: (
            <>
              <bdi>{one.editorName ?? 'Not recorded'}</bdi> · <InstantText at={one.editedAt} withTime />
            </>
          ),
          text: (
            <>
              <Buttons>
                <Button
                  aria-expanded={shown === one.version}
                  onClick={() => setShown(shown === one.version ? null : one.version)}
                >
                  {buttonText(shown === one.version, one.previousVersion === null)}
                </Button>
                {one.version !== version && <Button onClick={() => setAsked(one)}>Restore</Button>}
              </Buttons>
              {shown === one.version && (
                <VersionDifference
                  article={article}
                  version={one.version}
                  previous={one.previousVersion ?? null}
                />
              )}
            </>
          ),
        }))}
      />
      {earlier > 0 && (
        <Button busy={loading} onClick={() => void readOn().catch(() => undefined)}>
          Show {numberText(Math.min(part, earlier))} earlier
        </Button>
      )}
      {asked && (
        <ConfirmAction
          document={RestoreArticleVersionDocument}
          variables={{ id: article, from: asked.version, version }}
          done="Version restored successfully"
          failed="Failed to restore the version. Please try again."
          stale={changedArticleQueries}
          staleIfRefused={['ArticleDetails']}
          title="Restore Version"
          confirmLabel="Restore version"
          cancelLabel="Keep the article"
          busyText="Restoring..."
          onClose={() => setAsked(null)}
        >
          <p>
            Title, text and category of version {asked.version}, <bdi>{asked.title}</bdi>, take the place of
            the present ones. Files stay. The present version stays in the history.
          </p>
        </ConfirmAction>
      )}
    </Frame>
  );
}

const partName: Readonly<Record<KbArticlePart, string>> = {
  TITLE: 'title',
  CONTENT: 'text',
  CATEGORY: 'category',
  PUBLISHED: 'who may read it',
  QUESTIONS: 'questions',
  FILES: 'files',
};

const changeText = ({ changed }: Version): string =>
  changed.length === 0 ? 'first text' : changed.map((one) => partName[one]).join(', ');

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};

  > h3 {
    font-size: ${theme.type[14]};
  }
  > ol {
    inline-size: 100%;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[2]};
`;

const ArticleHistoryDocument = graphql(`
  query ArticleHistory($article: Int!, $page: Int, $pageSize: Int) {
    kbArticleVersions(articleId: $article, page: $page, pageSize: $pageSize) {
      count
      results {
        articleId
        version
        previousVersion
        title
        changed
        editorName
        editedAt
      }
    }
  }
`);

const RestoreArticleVersionDocument = graphql(`
  mutation RestoreArticleVersion($id: Int!, $from: Int!, $version: Int) {
    restoreKbArticleVersion(id: $id, from: $from, version: $version) {
      id
      ...ArticleDetailsText
    }
  }
`);

function buttonText(isShown: boolean, isFirst: boolean): string {
  if (isFirst) return isShown ? 'Hide text' : 'Show text';
  return isShown ? 'Hide changes' : 'Show changes';
}
