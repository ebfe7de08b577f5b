import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { Menu } from '../../../../ui/overlay/menu/Menu';
import { numberText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';

/** One row: its name, a line that tells it from others, and a state. */
export interface ManagedRow {
  id: number;
  name: string;
  line: string;
  state?: ReactNode;
}

interface Props<Row extends ManagedRow> {
  title: string;
  line: string;
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** How many there are in all. */
  count: number;
  failed: boolean;
  failedText: string;
  onRetry: () => void;
  emptyTitle: string;
  emptyText: string;
  addLabel: string;
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
  onClose: () => void;
}

/** A dialog with the subjects of courses, or the paths: each can be changed and deleted, and one more added. */
export function ManagedList<Row extends ManagedRow>(props: Props<Row>) {
  const { title, line, rows, count, failed, onClose, onEdit, onRemove } = props;
  const add = (
    <Button icon={Plus} variant="primary" onClick={props.onAdd}>
      {props.addLabel}
    </Button>
  );
  return (
    <Dialog title={title} line={line} size="large" isOpen onClose={onClose} footer={add}>
      {!rows && !failed && <Skeleton steps={20} shape="block" />}
      {!rows && failed && <ErrorState text={props.failedText} retryLabel="Retry" onRetry={props.onRetry} />}
      {rows?.length === 0 && <EmptyState title={props.emptyTitle} text={props.emptyText} />}
      {rows && rows.length > 0 && (
        <List aria-label={title}>
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <p dir="auto">{row.name}</p>
                {row.line && <Line dir="auto">{row.line}</Line>}
              </div>
              {row.state}
              <Menu
                label={`Actions for ${row.name}`}
                actions={[
                  { label: 'Edit', icon: Pencil, onAction: () => onEdit(row) },
                  { label: 'Delete', icon: Trash2, danger: true, onAction: () => onRemove(row) },
                ]}
              />
            </li>
          ))}
        </List>
      )}
      {rows && count > rows.length && (
        <Line>
          The first {numberText(rows.length)} of {numberText(count)}.
        </Line>
      )}
    </Dialog>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.row};
    padding-block: ${theme.space[2]};
    border-block-end: ${theme.border.line};
    > :first-child {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const Line = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
