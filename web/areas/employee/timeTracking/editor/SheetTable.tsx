import styled from 'styled-components';

import { hiddenStyle } from '../../../../ui/hiddenStyle';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { rowRefusals } from './rowRefusals';
import { SheetLine } from './SheetLine';
import type { SheetRow } from './sheetRows';
import type { SheetForm } from './sheetTyping';

interface Props {
  rows: readonly SheetRow[];
  weekStartDate: string;
  form: SheetForm;
  onOpen: (row: SheetRow) => void;
}

/** The columns of the editor; tasks and notes share what the others leave. */
const columns = [
  { head: 'Date', width: '9.5rem' },
  { head: 'Project', width: '11rem' },
  { head: 'Task Description' },
  { head: 'Clock In', width: '6.5rem' },
  { head: 'Clock Out', width: '6.5rem' },
  { head: 'Notes' },
] as const;

/** Editable entries: a table if there is room for one, else a card for each. */
export function SheetTable({ rows, ...rest }: Props) {
  return (
    <Room>
      <Grid role="table" aria-label="Entries of the week">
        <Head>
          <tr role="row">
            <th role="columnheader" scope="col" style={{ width: '2.5rem' }}>
              <VisuallyHidden>Entry</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th
                role="columnheader"
                scope="col"
                key={column.head}
                style={'width' in column ? { width: column.width } : undefined}
              >
                {column.head}
              </th>
            ))}
            <th role="columnheader" scope="col" style={{ width: '5.25rem' }}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </Head>
        {rows.map((row, index) => (
          <SheetLine
            key={row.key}
            {...rest}
            row={row}
            number={index + 1}
            refusals={rowRefusals(rest.form, row.key)}
            onOpen={() => rest.onOpen(row)}
          />
        ))}
      </Grid>
    </Room>
  );
}

const { color, space, border, container } = theme;

const Room = styled.div`
  container-type: inline-size;
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })``;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  thead th {
    position: sticky;
    /* Over the space that the dialog leaves above its content. */
    inset-block-start: calc(-1 * ${space[5]});
    z-index: ${theme.layer.sticky};
    block-size: ${theme.size.control};
    padding: 0 ${space[1]};
    border-block: ${border.line};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${theme.type[12]};
    font-weight: ${theme.weight.medium};
    text-align: start;
    white-space: nowrap;
  }
  tbody th {
    color: ${color.ink3};
    font-size: ${theme.type[13]};
    font-weight: ${theme.weight.medium};
    text-align: start;
  }
  tbody td,
  tbody th {
    padding: ${space[2]} ${space[1]} 0;
    vertical-align: top;
  }
  tbody th {
    padding-block-start: ${space[4]};
  }
  td[data-note='true'] {
    padding: ${space[1]} ${space[1]} ${space[2]};
    border-block-end: ${border.line};
    font-size: ${theme.type[13]};
    span + span::before {
      content: ' · ';
      color: ${color.ink3};
    }
  }
  ${container.wide} {
    td[data-note='true'] {
      padding-inline-start: calc(${space[10]} + ${space[1]});
    }
  }
  /* Neither the heads nor the foot of the dialog cover what the keyboard comes to. */
  input,
  textarea,
  button {
    scroll-margin-block: ${space[16]};
  }
  /* As high as the fields beside it until there is more than one line, and then as high as all of them. */
  textarea {
    padding-block: calc((${theme.size.control} - 1lh) / 2 - ${theme.size.hair});
    min-block-size: ${theme.size.control};
    max-block-size: 8lh;
    resize: none;
  }

  ${container.medium} {
    display: block;
    thead {
      ${hiddenStyle}
    }
    tbody {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[3]};
      padding-block: ${space[3]};
      border-block-end: ${border.line};
    }
    tbody tr {
      display: contents;
    }
    tbody th,
    td[data-wide='true'] {
      grid-column: 1 / -1;
    }
    tbody th,
    tbody td,
    td[data-note='true'] {
      padding: 0;
      border: 0;
    }
    tbody th {
      color: ${color.ink};
      font-size: ${theme.type[14]};
      font-weight: ${theme.weight.semibold};
    }
    /* Beside each other under the five lines of fields. */
    td[data-note='true'],
    td[data-actions='true'] {
      grid-area: 6 / 1 / auto / -1;
      align-self: center;
    }
    td[data-note='true'] {
      padding-inline-end: calc(2 * ${theme.size.control} + ${space[2]});
    }
    td[data-actions='true'] {
      position: relative;
      justify-self: end;
    }
  }
`;
