import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { postingStatusTone } from './postingStatus';

interface Props {
  status: { code: string; label: string };
  /** The posting no longer accepts applications, whatever its status: inactive, or past its deadline. */
  isClosed?: boolean;
}

/** The status of a job posting. */
export function PostingStatusBadge({ status, isClosed = false }: Props) {
  const { code, label } = isClosed ? closed : status;
  return <StatusBadge tone={postingStatusTone(code)}>{label}</StatusBadge>;
}

const closed = { code: 'closed', label: 'Closed' } as const;
