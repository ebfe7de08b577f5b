import { LayoutGrid, Rows3 } from 'lucide-react';
import styled from 'styled-components';

import type { OpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { UnknownFilters } from '../../../domain/list/UnknownFilters';
import { Pager } from '../../../ui/data/paging/Pager';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { FilterBar } from '../../../ui/form/filters/FilterBar';
import { FilterChips, FiltersButton } from '../../../ui/form/filters/Filters';
import { SearchBox } from '../../../ui/form/filters/SearchBox';
import { Card } from '../../../ui/layout/Card';
import { Segments } from '../../../ui/layout/Segments';
import { countText } from '../../../ui/numbers';
import type { MenuAction } from '../../../ui/overlay/menu/menuAction';
import { theme } from '../../../ui/theme';
import { ArticleCards, type ArticleShape } from './ArticleCards';
import type { ArticleRow } from './articleRow';
import { noArticles, searchPause } from './pinned';
import type { ArticleList as List } from './useArticleList';
import { useArticleFilters } from './useArticleFilters';

interface Props {
  list: List;
  opened: OpenItem;
  actions: (row: ArticleRow) => readonly MenuAction[];
  onAdd: () => void;
}

/** Search, filters, grid or list, pages. */
export function ArticleList({ list, opened, actions, onAdd }: Props) {
  const { query, change } = useUrlQuery();
  const { filters, onFilter } = useArticleFilters(list);
  const shape: ArticleShape = query.get('view') === 'list' ? 'list' : 'grid';
  const { rows, count, failed } = list;
  return (
    <Card flush>
      <FilterBar
        chips={
          <FilterChips
            filters={filters}
            onFilter={onFilter}
            onClear={() => change({ category: null, sort: null, page: null })}
          />
        }
        summary={count !== undefined && !failed && countText(count, 'article')}
        actions={
          <Segments
            label="View"
            compact
            value={shape}
            onChange={(next) => change({ view: next === 'list' ? next : null }, { replace: true })}
            options={shapes}
          />
        }
      >
        <SearchBox
          label="Search articles"
          placeholder="Search articles..."
          value={list.search}
          onSearch={list.setSearch}
          delay={searchPause}
        />
        <FiltersButton filters={filters} onFilter={onFilter} />
      </FilterBar>
      <UnknownFilters list={list} filters={[{ name: 'category', label: 'Category' }]} />
      {failed ? (
        <ErrorState text={list.failedText} retryLabel="Retry" busy={list.busy} onRetry={list.retry} />
      ) : !rows ? (
        <Waiting aria-busy="true" aria-label="Articles" role="group">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} shape="block" steps={44} />
          ))}
        </Waiting>
      ) : rows.length === 0 ? (
        <EmptyState
          drawing="search"
          title={noArticles}
          text={
            list.isNarrowed
              ? 'Try another word, or fewer filters.'
              : 'Articles appear here as soon as someone writes one.'
          }
          action={
            list.isNarrowed ? (
              <Button onClick={list.clear}>Clear filters</Button>
            ) : (
              <Button onClick={onAdd}>Add Article</Button>
            )
          }
        />
      ) : (
        <ArticleCards
          shape={shape}
          rows={rows}
          search={list.search}
          opened={opened}
          actions={actions}
          busy={list.busy}
        />
      )}
      {count !== undefined && !failed && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          count={count}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
        />
      )}
    </Card>
  );
}

const shapes = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: Rows3 },
] as const;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space[4]};
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
`;
