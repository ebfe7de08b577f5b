import { useQuery } from '@apollo/client/react';
import { BookOpen, Download, Eye, Tags } from 'lucide-react';

import { graphql } from '../../../generated/gql';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { numberText } from '../../../ui/numbers';
import { useKnowledgeCategories } from './useKnowledgeCategories';

/** Total Articles, Total Views, Downloads, Categories. */
export function KnowledgeCards() {
  const { data, loading, error, refetch } = useQuery(KnowledgeFiguresDocument);
  const categories = useKnowledgeCategories();
  const figures = data?.kbFigures;
  const state = { loading: loading && !data, error: error !== undefined, hue: 'it' } as const;
  const failed = state.error || categories.failed;
  const retry = () => {
    if (state.error) void refetch().catch(() => undefined);
    if (categories.failed) categories.retry();
  };
  return (
    <>
      <StatGrid>
        <StatCard
          {...state}
          label="Total Articles"
          value={numberText(figures?.articles ?? 0)}
          hint="Published"
          icon={BookOpen}
        />
        <StatCard
          {...state}
          label="Total Views"
          value={numberText(figures?.views ?? 0)}
          hint="Articles opened"
          icon={Eye}
        />
        <StatCard
          {...state}
          label="Downloads"
          value={numberText(figures?.downloads ?? 0)}
          hint="Of their PDF files"
          icon={Download}
        />
        <StatCard
          label="Categories"
          value={numberText(categories.count ?? 0)}
          hint="To choose from"
          icon={Tags}
          hue="it"
          loading={categories.loading}
          error={categories.failed}
        />
      </StatGrid>
      {failed && (
        <QuietFailure busy={loading || categories.loading} onRetry={retry}>
          The figures are not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

const KnowledgeFiguresDocument = graphql(`
  query KnowledgeFigures {
    kbFigures {
      articles
      views
      downloads
    }
  }
`);
