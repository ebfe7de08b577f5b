import { FileUp, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';

import { ExportButton } from '../../../domain/csv/ExportButton';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { TokenGate } from '../../../domain/session/TokenGate';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeTable } from './EmployeeTable';
import { LatePolicies } from './policies/LatePolicies';
import { LateCycles } from './reviews/LateCycles';
import type { Hired } from './hire/useHire';
import { useEmployeeFile } from './useEmployeeFile';
import { narrowed, useEmployeeList } from './useEmployeeList';

const AddEmployeeDialog = lazyDialog(() =>
  import('./hire/AddEmployeeDialog').then((module) => module.AddEmployeeDialog),
);
const EditEmployeeDialog = lazyDialog(() =>
  import('./EditEmployeeDialog').then((module) => module.EditEmployeeDialog),
);
const EmployeePanel = lazyDialog(() =>
  import('./panel/EmployeePanel').then((module) => module.EmployeePanel),
);
const FirstPasswordDialog = lazyDialog(() =>
  import('./hire/FirstPasswordDialog').then((module) => module.FirstPasswordDialog),
);
const ImportEmployeesDialog = lazyDialog(() =>
  import('./import/ImportEmployeesDialog').then((module) => module.ImportEmployeesDialog),
);
const LeavingPanel = lazyDialog(() => import('./panel/LeavingPanel').then((module) => module.LeavingPanel));
const TimesheetsPanel = lazyDialog(() =>
  import('./timesheets/TimesheetsPanel').then((module) => module.TimesheetsPanel),
);

/** Employee management: everyone's record, their timesheets and their reporting lines. */
export function EmployeesPage() {
  return (
    <TokenGate>
      <Employees />
    </TokenGate>
  );
}

/** What one tab keeps in the address and another one would misread. */
const unlisted = { search: null, sort: null, page: null, page_size: null, department: null, reviews: null };

function Employees() {
  const { query, change } = useUrlQuery();
  const tab = query.get('tab');
  const shown = tab === 'reviews' || tab === 'policies' ? tab : 'employees';
  const list = useEmployeeList(shown === 'employees');
  const file = useEmployeeFile(() => narrowed(list));
  const opened = useOpenItem('employee');
  const leaving = useOpenItem('leaving');
  const timesheets = useOpenItem('timesheets');
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const [hired, setHired] = useState<Hired | null>(null);

  const { reason } = list;
  useEffect(() => {
    if (reason !== null) toast.error('Failed to load employees.', reason);
  }, [reason]);

  return (
    <>
      <PageHeader
        title="Employee Management"
        line="Records, timesheets and reporting lines."
        back={{ to: '/hr', label: 'Back to HR Portal' }}
        actions={
          shown === 'employees' && (
            <>
              <ExportButton file={file} disabled={!list.rows || list.count === 0}>
                Export CSV
              </ExportButton>
              <Button icon={FileUp} onClick={() => setImporting(true)}>
                Import CSV
              </Button>
              <Button icon={UserPlus} variant="primary" onClick={() => setAdding(true)}>
                Add Employee
              </Button>
            </>
          )
        }
      />
      <Tabs
        label="Employee management"
        value={shown}
        onChange={(next) =>
          change({
            tab: next === 'employees' ? null : next,
            cycle: null,
            review: null,
            policy: null,
            ...unlisted,
          })
        }
        items={[
          {
            id: 'employees',
            label: 'Employees',
            content: (
              <Stack>
                <EmployeeCards />
                <EmployeeTable
                  list={list}
                  onTimesheets={(row) => timesheets.open(row.id)}
                  onEdit={(row) => setEditing(row.id)}
                  onAdd={() => setAdding(true)}
                />
              </Stack>
            ),
          },
          { id: 'reviews', label: 'Review cycles', content: <LateCycles /> },
          { id: 'policies', label: 'Policies', content: <LatePolicies /> },
        ]}
      />
      {opened.id !== null && leaving.id === null && (
        <EmployeePanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={opened.stepsIn(list.rows, list)}
          onEdit={setEditing}
          onClose={opened.close}
        />
      )}
      {leaving.id !== null && <LeavingPanel id={leaving.id} onClose={leaving.close} />}
      {timesheets.id !== null && <TimesheetsPanel id={timesheets.id} onClose={timesheets.close} />}
      {adding && <AddEmployeeDialog onHired={setHired} onClose={() => setAdding(false)} />}
      {importing && <ImportEmployeesDialog onClose={() => setImporting(false)} />}
      {editing !== null && (
        <EditEmployeeDialog id={editing} onLeft={leaving.open} onClose={() => setEditing(null)} />
      )}
      {hired && <FirstPasswordDialog hired={hired} onClose={() => setHired(null)} />}
    </>
  );
}
