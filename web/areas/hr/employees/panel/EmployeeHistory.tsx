import { RecordHistory } from '../../../../domain/history/RecordHistory';
import { graphql } from '../../../../generated/gql';
import { changeText, changeTone, fieldName } from './changeText';

interface Props {
  id: number;
  /** When the record was made. */
  madeAt: string;
}

/** The history of the record, the newest change first; the server omits fields that the reader may not see. */
export function EmployeeHistory({ id, madeAt }: Props) {
  return (
    <RecordHistory
      document={EmployeeHistoryDocument}
      variables={{ id }}
      tell={(change) => ({
        title: fieldName[change.field],
        tone: changeTone(change),
        text: <p dir="auto">{changeText(change)}</p>,
      })}
      begun={{ title: 'Record made', at: madeAt }}
    />
  );
}

const EmployeeHistoryDocument = graphql(`
  query EmployeeHistory($id: Int!, $page: Int, $pageSize: Int) {
    history: employeeHistory(employeeId: $id, page: $page, pageSize: $pageSize) {
      count
      results {
        id
        field
        before
        after
        changedAt
        changedBy {
          id
          fullName
        }
      }
    }
  }
`);
