import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';

import { Icon } from '../../layout/Icon';
import { SelectAllBox } from './selection/SelectBox';
import { useHasChosen, type Selection } from './selection/selection';
import type { TableColumn, TableSort } from './tableColumn';
import { theme } from '../../theme';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  withMenu: boolean;
  selection: Selection | undefined;
}

/** Headers that stay visible under the page's header; a sortable one is a button and shows its direction. */
export function TableHead<Row>({ columns, sort, onSort, withMenu, selection }: Props<Row>) {
  // Then the bar of the chosen rows covers them.
  const isCovered = useHasChosen(selection);
  const sortBy = isCovered ? undefined : onSort;
  return (
    <Head role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" data-narrow="select">
            <SelectAllBox selection={selection} />
          </th>
        )}
        {columns.map(({ key, head, align, sortable, width, narrow, sparse }) => {
          const sorted = sort?.key === key ? sort : undefined;
          const order = sorted && (sorted.descending ? 'descending' : 'ascending');
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-align={align}
              data-narrow={narrow}
              data-sparse={sparse}
              aria-sort={sortable && sortBy ? (order ?? 'none') : undefined}
              style={{ width }}
            >
              {sortable && sortBy ? (
                <Sorter
                  type="button"
                  onClick={() => sortBy({ key, descending: sorted ? !sorted.descending : false })}
                >
                  {head}
                  <Icon
                    shape={order === undefined ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown}
                  />
                </Sorter>
              ) : (
                head
              )}
            </th>
          );
        })}
        {withMenu && (
          <th role="columnheader" scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </Head>
  );
}

const { color, space } = theme;

const Head = styled.thead`
  th {
    position: sticky;
    inset-block-start: var(--table-top, ${theme.size.header});
    z-index: 1;
    block-size: ${theme.size.control};
    padding: 0 ${space[3]};
    border-block-end: ${theme.border.line};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${theme.type[12]};
    font-weight: ${theme.weight.medium};
    text-align: start;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: ${space[5]};
  }
  th:last-child {
    padding-inline-end: ${space[5]};
  }
  th[data-align='end'] {
    text-align: end;
  }
  tr:has(> [data-narrow='select']) th {
    block-size: ${theme.size.row};
  }
  th[data-narrow='select'] {
    inline-size: ${theme.size.row};
    padding: 0;
  }
  th[data-narrow='select'] + th {
    padding-inline-start: 0;
  }
  ${theme.container.medium} {
    th[data-narrow='none'],
    th[data-sparse] {
      display: none;
    }
  }

  ${theme.container.narrow} {
    position: absolute;
    inline-size: ${theme.size.hair};
    block-size: ${theme.size.hair};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${space[6]};
  padding: 0;
  border: 0;
  border-radius: ${space[1]};
  background: none;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  svg {
    inline-size: ${space[3]};
    color: ${color.ink3};
  }
  &:hover {
    color: ${color.ink};
  }
  th[aria-sort='ascending'] &,
  th[aria-sort='descending'] & {
    color: ${color.ink};
  }
  th[aria-sort='ascending'] & svg,
  th[aria-sort='descending'] & svg {
    color: ${color.brandText};
  }
`;
