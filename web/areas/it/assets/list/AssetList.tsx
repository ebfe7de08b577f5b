import { LayoutGrid, SlidersHorizontal, TableProperties } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import type { OpenItem } from '../../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { UnknownFilters } from '../../../../domain/list/UnknownFilters';
import { Pager } from '../../../../ui/data/paging/Pager';
import { Table } from '../../../../ui/data/table/Table';
import { useTableView } from '../../../../ui/data/table/view/tableView';
import { ViewButton } from '../../../../ui/data/table/view/ViewButton';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { FilterBar } from '../../../../ui/form/filters/FilterBar';
import { FilterChips } from '../../../../ui/form/filters/Filters';
import { SearchBox } from '../../../../ui/form/filters/SearchBox';
import { Card } from '../../../../ui/layout/Card';
import { Segments } from '../../../../ui/layout/Segments';
import { useMedia } from '../../../../ui/layout/useMedia';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { countText } from '../../../../ui/numbers';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { theme } from '../../../../ui/theme';
import { assetColumns } from './assetColumns';
import { AssetGrid } from './AssetGrid';
import type { AssetRow } from '../assetRow';
import { menuOf, type Action } from '../actions/assetActions';
import { useAssetFilters } from './useAssetFilters';
import type { AssetFilter, AssetList as List } from './useAssetList';

const AssetFilterPanel = lazyDialog(() =>
  import('./AssetFilterPanel').then((module) => module.AssetFilterPanel),
);

interface Props {
  list: List;
  /** Names the rows. */
  label: string;
  opened: OpenItem;
  onAct: (action: Action, asset: AssetRow) => void;
  onAdd: () => void;
  /** Buttons for the assets that are chosen in the table. */
  bulk?: (chosen: readonly AssetRow[]) => ReactNode;
}

/** Search, filters, table or grid, pages. */
export function AssetList({ list, label, opened, onAct, onAdd, bulk }: Props) {
  const { query, change } = useUrlQuery();
  const view = useTableView('assets');
  const filters = useAssetFilters(list);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const isGrid = query.get('view') === 'grid';
  const columns = assetColumns((row) => opened.linkTo(row.id));
  const actions = (row: AssetRow) => menuOf(row, { onOpen: ({ id }) => opened.open(id), onAct });
  const inForce = filters.filter(({ value, initial }) => value !== initial).length;
  const { rows, count } = list;
  // On a phone the pages below say it.
  const isPhone = useMedia(theme.media.phone);
  const summary = count !== undefined && !list.failed && countText(count, 'asset');

  const table = (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.title}
      rowActions={actions}
      current={opened.id}
      view={view}
      {...(bulk && { bulk })}
      sort={list.sort}
      onSort={list.setSort}
      busy={list.busy}
      error={list.failed ? 'Failed to load assets. Please try again.' : undefined}
      retryLabel="Retry"
      onRetry={list.retry}
      empty={
        list.isNarrowed ? (
          <EmptyState
            drawing="search"
            title="No assets match"
            text="Try another word, or fewer filters."
            action={<Button onClick={list.clear}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            title="No assets yet"
            text="Assets appear here once they are added, with who has them and where they are."
            action={<Button onClick={onAdd}>Add Asset</Button>}
          />
        )
      }
    />
  );

  return (
    <Card flush>
      <FilterBar
        summary={isPhone ? <VisuallyHidden>{summary}</VisuallyHidden> : summary}
        actions={
          <>
            <Segments
              label="View"
              compact
              value={isGrid ? 'grid' : 'table'}
              onChange={(next) => change({ view: next === 'grid' ? next : null }, { replace: true })}
              options={[
                { value: 'table', label: 'Table', icon: TableProperties },
                { value: 'grid', label: 'Grid', icon: LayoutGrid },
              ]}
            />
            {!isGrid && <ViewButton columns={columns} view={view} />}
          </>
        }
      >
        <SearchBox
          label="Search assets"
          placeholder="Search assets..."
          value={list.search}
          onSearch={list.setSearch}
        />
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {inForce === 0 ? 'Filters' : `Filters (${String(inForce)})`}
        </Button>
      </FilterBar>
      <UnknownFilters list={list} filters={filters} />
      {(isOpen || inForce > 0) && (
        <Below>
          {isOpen && (
            <AssetFilterPanel id={panelId} list={list} filters={filters} onClose={() => setOpen(false)} />
          )}
          <FilterChips
            filters={filters}
            onFilter={(name) => list.setFilter(name as AssetFilter, 'all')}
            onClear={list.clear}
          />
        </Below>
      )}
      {isGrid && rows && rows.length > 0 && !list.failed ? (
        <AssetGrid label={label} rows={rows} opened={opened} actions={actions} />
      ) : (
        table
      )}
      {count !== undefined && !list.failed && (
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

const Below = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[5]} ${theme.space[3]};
`;
