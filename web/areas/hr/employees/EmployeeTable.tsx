import { Clock, Eye, Pencil } from 'lucide-react';

import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { employeeColumns } from './employeeColumns';
import type { EmployeeRow } from './employeeRow';
import { ExportChosen } from './ExportChosen';
import { useDepartments } from '../../../domain/people/useDepartments';
import { narrowed, statusOptions, type EmployeeList } from './useEmployeeList';

interface Props {
  list: EmployeeList;
  onTimesheets: (row: EmployeeRow) => void;
  onEdit: (row: EmployeeRow) => void;
  onAdd: () => void;
}

/** Search, department, status, employees, pages. */
export function EmployeeTable({ list, onTimesheets, onEdit, onAdd }: Props) {
  const opened = useOpenItem('employee');
  const departments = useDepartments();
  return (
    <ListCard
      list={list}
      label="Employees"
      nouns={['employee', 'employees']}
      filters={[
        {
          name: 'department',
          label: 'Department',
          options: [{ value: 'all', label: 'All departments' }, ...departments.options],
        },
        { name: 'status', label: 'Status', options: statusOptions },
      ]}
      columns={employeeColumns}
      view="employees"
      current={opened.id}
      bulk={(chosen) => <ExportChosen rows={chosen} ordering={narrowed(list).ordering ?? ''} />}
      actions={(row) => [
        { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
        { label: 'View timesheets', icon: Clock, onAction: () => onTimesheets(row) },
        ...(row.viewerCan.update ? [{ label: 'Edit', icon: Pencil, onAction: () => onEdit(row) }] : []),
      ]}
      failed="Failed to load employees."
      advice="Try another name, department or status."
      nothing={
        <EmptyState
          drawing="people"
          title="No employees yet"
          text="People appear here once they have an employee record."
          action={<Button onClick={onAdd}>Add Employee</Button>}
        />
      }
    />
  );
}
