import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Button } from '../../../form/Button';
import { TextButton } from '../../../form/TextButton';
import { VisuallyHidden } from '../../../layout/VisuallyHidden';
import { useStore } from '../../../store';
import { theme } from '../../../theme';
import type { RowKey, Selection } from './selection';

interface Props<Row> {
  selection: Selection;
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** What may be done with the chosen rows: buttons. */
  actions: (chosen: readonly Row[]) => ReactNode;
  onClear: () => void;
}

/**
 * How many rows are chosen and what may be done with them. It lies over the heads of the table, so that no row
 * moves; above cards, which have no heads, it takes a line.
 */
export function BulkBar<Row>({ selection, rows, rowKey, actions, onClear }: Props<Row>) {
  const keys = useStore(selection);
  const chosen = rows.filter((row) => keys.has(rowKey(row)));
  const words = `${String(chosen.length)} selected`;
  return (
    <>
      <VisuallyHidden role="status">{chosen.length > 0 && words}</VisuallyHidden>
      {chosen.length > 0 && (
        <Bar role="group" aria-label="Selected rows">
          <strong>{words}</strong>
          {chosen.length < rows.length && (
            <All onClick={() => selection.chooseAll(true)}>Select all {rows.length}</All>
          )}
          <Actions>
            {actions(chosen)}
            <Button icon={X} variant="ghost" onClick={onClear}>
              Clear
            </Button>
          </Actions>
        </Bar>
      )}
    </>
  );
}

const { color, space, size, type } = theme;

const Bar = styled.div`
  position: sticky;
  inset-block-start: var(--table-top, ${size.header});
  z-index: 3;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  block-size: ${size.row};
  margin-block-end: calc(${size.row} * -1);
  margin-inline-start: ${size.row};
  padding-inline-end: ${space[3]};
  border-block-end: ${theme.border.line};
  background: ${color.sunken};
  font-size: ${type[13]};
  font-variant-numeric: tabular-nums;

  ${theme.container.narrow} {
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    block-size: auto;
    min-block-size: ${size.row};
    margin: 0;
    padding: ${space[1]} ${space[2]} ${space[1]} ${space[5]};
  }
`;

/* Where the heads show, the box in them does it. */
const All = styled(TextButton)`
  display: none;
  ${theme.container.narrow} {
    display: inline;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`;
