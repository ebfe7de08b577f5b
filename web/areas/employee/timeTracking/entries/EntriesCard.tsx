import { Eye, Lock, Pencil, Play, Plus, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { zoneNote } from '../../../../domain/calendar/zoneNote';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { useTracker } from '../../../../domain/timesheets/tracker/useTracker';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import type { MenuAction } from '../../../../ui/overlay/menu/menuAction';
import { StateNote } from '../../../../ui/data/StateNote';
import { Table } from '../../../../ui/data/table/Table';
import { EntriesNote } from './EntriesNote';
import { entryColumns } from './entryColumns';
import { entryName, isOpen } from '../../../../domain/timesheets/entryText';
import type { Week } from '../week/useWeek';
import type { EntryRow } from '../week/weekTimesheet';

const DeleteEntryDialog = lazyDialog(() =>
  import('./DeleteEntryDialog').then((module) => module.DeleteEntryDialog),
);

const EditEntryDialog = lazyDialog(() =>
  import('../entryForm/EditEntryDialog').then((module) => module.EditEntryDialog),
);
const NewEntryDialog = lazyDialog(() =>
  import('../entryForm/NewEntryDialog').then((module) => module.NewEntryDialog),
);
const TimesheetEditor = lazyDialog(() =>
  import('../editor/TimesheetEditor').then((module) => module.TimesheetEditor),
);

type Step = { kind: 'new' | 'editor' } | { kind: 'edit' | 'delete'; entry: EntryRow };

/**
 * The entries of the week that is shown; while it is a draft, or has no timesheet yet, with the ways to write
 * them.
 */
export function EntriesCard({ week: { sheet, weekStartDate, isPresent, loading } }: { week: Week }) {
  const { change, idOf, linkTo } = useUrlQuery();
  const { timeZone } = usePortalConfig();
  const { session, start } = useTracker();
  const [step, setStep] = useState<Step | null>(null);
  const back = () => setStep(null);

  const isLocked = sheet ? !sheet.viewerCan.edit : false;
  const canTrack = isPresent && session === null;
  const tracked = session?.timesheetEntryId;
  const actions = (row: EntryRow): MenuAction[] => [
    { label: 'View', icon: Eye, onAction: () => change({ entry: String(row.id) }) },
    ...(isLocked
      ? []
      : [
          { label: 'Edit', icon: Pencil, onAction: () => setStep({ kind: 'edit', entry: row }) },
          ...(canTrack && isOpen(row)
            ? [
                {
                  label: 'Track',
                  icon: Play,
                  onAction: () =>
                    void start({ project: row.project, task: row.taskDescription, timesheetEntryId: row.id }),
                },
              ]
            : []),
          {
            label: 'Delete',
            icon: Trash2,
            danger: true,
            onAction: () => setStep({ kind: 'delete', entry: row }),
          },
        ]),
  ];

  return (
    <>
      <Card
        flush
        title="Entries"
        actions={
          isLocked ? (
            <StateNote icon={Lock}>Locked</StateNote>
          ) : (
            <>
              <Button
                icon={Table2}
                disabled={sheet === undefined}
                onClick={() => setStep({ kind: 'editor' })}
              >
                Timesheet editor
              </Button>
              <Button icon={Plus} disabled={sheet === undefined} onClick={() => setStep({ kind: 'new' })}>
                New entry
              </Button>
            </>
          )
        }
      >
        <Table
          label="Time entries"
          columns={entryColumns({ linkTo: (row) => linkTo({ entry: String(row.id) }), tracked })}
          rows={sheet === undefined ? undefined : (sheet?.timeEntries ?? [])}
          rowKey={(row) => row.id}
          current={idOf('entry')}
          rowLabel={entryName}
          rowActions={actions}
          busy={loading}
          empty={
            isLocked ? (
              <EmptyState
                drawing="calendar"
                title="No entries"
                text="This timesheet was submitted without any."
              />
            ) : (
              <EmptyState
                drawing="calendar"
                title="No time entries yet"
                text="Start the tracker when you begin to work, or write down what you did."
                action={
                  <Button icon={Plus} onClick={() => setStep({ kind: 'new' })}>
                    Write an entry
                  </Button>
                }
              />
            )
          }
        />
        <EntriesNote entries={sheet?.timeEntries ?? []} isLocked={isLocked} zone={zoneNote(timeZone)} />
      </Card>
      {step?.kind === 'new' && (
        <NewEntryDialog weekStartDate={weekStartDate} sheetId={sheet?.id ?? null} onClose={back} />
      )}
      {step?.kind === 'editor' && <TimesheetEditor weekStartDate={weekStartDate} onClose={back} />}
      {step?.kind === 'edit' && <EditEntryDialog entry={step.entry} onClose={back} />}
      {step?.kind === 'delete' && <DeleteEntryDialog entry={step.entry} onClose={back} />}
    </>
  );
}
