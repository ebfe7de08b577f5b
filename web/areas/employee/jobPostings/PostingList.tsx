import type { ReactNode } from 'react';
import styled from 'styled-components';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { UnknownFilters } from '../../../domain/list/UnknownFilters';
import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FilterBar } from '../../../ui/form/filters/FilterBar';
import { Pager } from '../../../ui/data/paging/Pager';
import { smallestPage } from '../../../ui/data/paging/pageSizes';
import { SearchBox } from '../../../ui/form/filters/SearchBox';
import { Select } from '../../../ui/form/choice/Select';
import { Switch } from '../../../ui/form/choice/Switch';
import { theme } from '../../../ui/theme';
import { OpenPosting } from './OpenPosting';
import { PostingCard } from './PostingCard';
import { PostingGrid, PostingRoom } from './PostingGrid';
import { PostingSkeleton } from './PostingSkeleton';
import { levelOptions, usePostingList, type PostingList as Postings } from './usePostingList';
import { countText } from '../../../ui/numbers';

/** Positions of the organisation, by level, word and whether one can apply. */
export function PostingList() {
  const list = usePostingList();
  const { rows, count, failed } = list;
  return (
    <>
      <PostingRoom $gap={4}>
        <Card flush>
          <FilterBar summary={count !== undefined && !failed && countText(count, 'position')}>
            <SearchBox label="Search positions" value={list.search} onSearch={list.setSearch} />
            <Select
              compact
              label="Level"
              options={levelOptions}
              value={list.filters.level}
              onChange={(level) => list.setFilter('level', level)}
            />
            <Apart>
              <Switch
                label="Open positions only"
                checked={list.filters.open === 'only'}
                onChange={(event) => list.setFilter('open', event.target.checked ? 'only' : 'all')}
              />
            </Apart>
          </FilterBar>
          <UnknownFilters list={list} filters={[{ name: 'level', label: 'Level' }]} />
        </Card>
        <Found list={list} />
        {count !== undefined && !failed && count > smallestPage && (
          <Card flush>
            <Pager
              page={list.page}
              pageSize={list.pageSize}
              count={count}
              onPage={list.setPage}
              onPageSize={list.setPageSize}
            />
          </Card>
        )}
      </PostingRoom>
      <OpenPosting ids={rows?.map(({ id }) => id)} rows={rows} list={list} />
    </>
  );
}

function Found({ list }: { list: Postings }): ReactNode {
  const { open: apply } = useOpenItem('apply');
  const { key, linkTo } = useOpenItem('posting');
  const { rows, failed, busy } = list;
  if (failed) {
    return (
      <Card>
        <ErrorState
          text="Failed to load job postings. Please try again later."
          retryLabel="Retry"
          busy={busy}
          onRetry={list.retry}
        />
      </Card>
    );
  }
  if (!rows) return <PostingSkeleton />;
  if (rows.length === 0) return <Card>{list.isNarrowed ? noMatch(list.clear) : nothing}</Card>;
  return (
    <PostingGrid aria-label="Job postings" aria-busy={busy}>
      {rows.map((posting) => (
        <li key={posting.id} data-row={posting.id} aria-current={posting.id === key || undefined}>
          <PostingCard posting={posting} link={linkTo(posting.id)} onApply={() => apply(posting.id)} />
        </li>
      ))}
    </PostingGrid>
  );
}

const Apart = styled.div`
  margin-inline: ${theme.space[2]};
`;

const nothing = (
  <EmptyState
    title="No job postings yet"
    text="Positions that are open to colleagues appear here as soon as HR publishes them."
  />
);

const noMatch = (onClear: () => void): ReactNode => (
  <EmptyState
    drawing="search"
    title="No positions match"
    text="Try another word or another level."
    action={<Button onClick={onClear}>Clear filters</Button>}
  />
);
