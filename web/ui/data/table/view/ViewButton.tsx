import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../../form/Button';
import { lazyDialog } from '../../../overlay/lazyDialog';
import type { TableColumn } from '../tableColumn';
import { optionalColumns, type TableViewChoice } from './tableView';

const ViewSheet = lazyDialog(() => import('./ViewSheet').then((module) => module.ViewSheet), {
  whenOpened: true,
});

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  view: TableViewChoice;
}

/** A button of a FilterBar that opens which columns show and how high the rows are. */
export function ViewButton<Row>({ columns, view }: Props<Row>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        icon={Columns3}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        View
      </Button>
      {isOpen && (
        <ViewSheet
          columns={optionalColumns(columns)}
          view={view}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
