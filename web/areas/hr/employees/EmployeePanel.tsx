import { useQuery } from '@apollo/client/react';
import { Clock } from 'lucide-react';

import { readFailure } from '../../../domain/failure/failure';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { isEmployed } from '../../../domain/people/employmentStatus';
import { EmploymentStatusBadge } from '../../../domain/people/EmploymentStatusBadge';
import { graphql } from '../../../generated/gql';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Button } from '../../../ui/form/Button';
import { SidePanel } from '../../../ui/overlay/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { EmployeeFacts } from './EmployeeFacts';
import { EmployeeHistory } from './EmployeeHistory';
import { employeeRow, type EmployeeRow } from './employeeRow';
import { ReportingLine } from './ReportingLine';

interface Props {
  id: number;
  /** As the list knows them, where it does. */
  listed: EmployeeRow | undefined;
  steps: PanelSteps | undefined;
  onEdit: (id: number) => void;
  onClose: () => void;
}

/** One employee: the facts, who they report to, and what became of the record [B2.19]. */
export function EmployeePanel({ id, listed, steps, onEdit, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(EmployeeDetailsDocument, {
    variables: { id },
  });
  const timesheets = useOpenItem('timesheets');
  const leaving = useOpenItem('leaving');
  const known = (data ?? previousData)?.employee;
  const employee = !error && known?.id === id ? known : null;
  const isMissing = !employee && !loading;
  const row = employee ? employeeRow(employee) : isMissing ? undefined : listed;
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  return (
    <SidePanel
      item={id}
      title={row?.fullName ?? 'Employee'}
      head={
        row && (
          <>
            <EmploymentStatusBadge status={row.employmentStatus} />
            <span>
              <bdi>{row.jobTitle}</bdi>
              {row.departmentName && (
                <>
                  {' · '}
                  <bdi>{row.departmentName}</bdi>
                </>
              )}
            </span>
          </>
        )
      }
      steps={steps}
      onClose={onClose}
      rail={employee && <ReportingLine employee={employee} />}
      talk={employee && <EmployeeHistory key={id} id={id} madeAt={employee.createdAt} />}
      footer={
        row && (
          <>
            {!isEmployed(row.employmentStatus) && <Button onClick={() => leaving.open(id)}>Open work</Button>}
            <Button icon={Clock} onClick={() => timesheets.open(id)}>
              Timesheets
            </Button>
            {row.viewerCan.update && (
              <Button variant="primary" onClick={() => onEdit(id)}>
                Edit
              </Button>
            )}
          </>
        )
      }
    >
      {employee && <EmployeeFacts employee={employee} />}
      {!employee && loading && <Skeleton steps={20} shape="block" />}
      {isMissing && (
        <ErrorState
          text={
            isGone
              ? 'This employee does not exist any more.'
              : 'Failed to load the employee. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
    </SidePanel>
  );
}

const EmployeeDetailsDocument = graphql(`
  query EmployeeDetails($id: Int!) {
    employee(id: $id) {
      id
      createdAt
      ...EmployeeRow
      ...EmployeeFacts
      ...ReportingLine
    }
  }
`);
