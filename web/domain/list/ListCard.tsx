import type { ReactNode } from 'react';

import { Button } from '../../ui/form/Button';
import { TextButton } from '../../ui/form/TextButton';
import { Card } from '../../ui/layout/Card';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FilterBar } from '../../ui/form/filters/FilterBar';
import type { MenuAction } from '../../ui/overlay/menu/menuAction';
import { Pager } from '../../ui/data/paging/Pager';
import { SearchBox } from '../../ui/form/filters/SearchBox';
import { Select } from '../../ui/form/choice/Select';
import type { SelectOption } from '../../ui/form/choice/selectOption';
import { Table } from '../../ui/data/table/Table';
import type { TableColumn } from '../../ui/data/table/tableColumn';
import { useTableView } from '../../ui/data/table/view/tableView';
import { ViewButton } from '../../ui/data/table/view/ViewButton';
import { UnknownFilters } from './UnknownFilters';
import type { List } from './useListQuery';
import { countText } from '../../ui/numbers';

/** A row by its key, and what it is called. */
interface ListedRow {
  id: number | string;
  title: string;
}

interface Props<Row extends ListedRow, Filter extends string> {
  /** As the graph answers it, or rows that the page has itself. */
  list: Omit<List<Row, Filter>, 'readAll' | 'reason' | 'fresh'> & Partial<Pick<List<Row, Filter>, 'fresh'>>;
  /** Heading above it, where the page has more than the list. */
  title?: string;
  /** Names the table. */
  label: string;
  /** What one row is and what several are: ['ticket', 'tickets']. */
  nouns: readonly [string, string];
  /** Placeholder of the search field, if it is not the name of the list. */
  searchHint?: string | undefined;
  /** The choices above the rows, in their order. */
  filters: readonly { name: Filter; label: string; options: readonly SelectOption[] }[];
  columns: readonly TableColumn<Row>[];
  /** The menu of a row; without it its own column has what can be done. */
  actions?: (row: Row) => readonly MenuAction[];
  /** Buttons in the header of the list, such as an export. */
  tools?: ReactNode;
  /** Under this name the person's choice of columns and height of rows is kept. */
  view: string;
  /** Buttons for the selected rows; without it rows cannot be selected. */
  bulk?: (chosen: readonly Row[]) => ReactNode;
  /** Id of the row whose details are open. */
  current?: Row['id'] | null;
  /** Message of a failed load. */
  failed: string;
  /** On the button that loads again. */
  retryLabel?: string;
  /** Title where nothing matches, where it is given. */
  noMatch?: string;
  /** What else may be tried where nothing matches. */
  advice: string;
  /** Is in place of the rows while there is nothing at all. */
  nothing: ReactNode;
}

const keyOf = ({ id }: ListedRow) => id;
const titleOf = ({ title }: ListedRow) => title;

/** Search, filters, rows, pages of a list that the URL steers. */
export function ListCard<Row extends ListedRow, Filter extends string>({
  list,
  title,
  label,
  nouns: [one, many],
  searchHint,
  filters,
  columns,
  actions,
  tools,
  view: viewName,
  bulk,
  current,
  failed,
  retryLabel = 'Retry',
  noMatch = `No ${many} match`,
  advice,
  nothing,
}: Props<Row, Filter>) {
  const { rows, count } = list;
  const view = useTableView(viewName);
  // If an answer omits the count, the rows of a single page are counted.
  const total = count !== undefined && count <= list.pageSize ? rows?.length : count;

  return (
    <Card flush>
      <FilterBar
        title={title}
        summary={total !== undefined && !list.failed && countText(total, one, many)}
        actions={
          <>
            <span role="status">
              {list.fresh && (
                <TextButton onClick={list.fresh.show}>
                  <span>{list.fresh.text}</span>
                </TextButton>
              )}
            </span>
            {tools}
            <ViewButton columns={columns} view={view} />
          </>
        }
      >
        <SearchBox
          label={`Search ${many}`}
          {...(searchHint && { placeholder: searchHint })}
          value={list.search}
          onSearch={list.setSearch}
        />
        {filters.map(({ name, ...filter }) => (
          <Select
            key={name}
            {...filter}
            compact
            value={list.filters[name]}
            onChange={(value) => list.setFilter(name, value)}
          />
        ))}
      </FilterBar>
      <UnknownFilters list={list} filters={filters} />
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLabel={titleOf}
        {...(actions && { rowActions: actions })}
        current={current}
        view={view}
        {...(bulk && { bulk })}
        sort={list.sort}
        onSort={list.setSort}
        busy={list.busy}
        error={list.failed ? failed : undefined}
        retryLabel={retryLabel}
        onRetry={list.retry}
        empty={
          list.isNarrowed ? (
            <EmptyState
              drawing="search"
              title={noMatch}
              text={advice}
              action={<Button onClick={list.clear}>Clear filters</Button>}
            />
          ) : (
            nothing
          )
        }
      />
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
