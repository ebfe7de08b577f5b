import { useQuery } from '@apollo/client/react';
import { Clock } from 'lucide-react';

import { detailsIn } from '../../../../domain/list/detailsIn';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { isEmployed } from '../../../../domain/people/employmentStatus';
import { EmploymentStatusBadge } from '../../../../domain/people/EmploymentStatusBadge';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { EmployeeFacts } from './EmployeeFacts';
import { EmployeeHistory } from './EmployeeHistory';
import { employeeRow, type EmployeeRow } from '../employeeRow';
import { ReportingLine } from './ReportingLine';
import { PersonReviews } from '../reviews/PersonReviews';

interface Props {
  id: number;
  /** As the list knows them, where it does. */
  listed: EmployeeRow | undefined;
  steps: PanelSteps | undefined;
  onEdit: (id: number) => void;
  onClose: () => void;
}

/** One employee: the fields, the reporting line, and the history of the record. */
export function EmployeePanel({ id, listed, steps, onEdit, onClose }: Props) {
  const answer = useQuery(EmployeeDetailsDocument, { variables: { id } });
  const timesheets = useOpenItem('timesheets');
  const leaving = useOpenItem('leaving');
  const employee = detailsIn(answer, (data) => data.employee, id);
  const isMissing = !employee && !answer.loading;
  const row = employee ? employeeRow(employee) : isMissing ? undefined : listed;

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
      {employee && <PersonReviews key={`reviews ${id}`} id={id} />}
      {!employee && <NoDetails answer={answer} noun="employee" />}
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
