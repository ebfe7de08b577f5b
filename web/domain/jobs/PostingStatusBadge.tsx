import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { postingStatusTone } from './postingStatus';

interface Props {
  status: { code: string; label: string };
  /** No one can apply any more, whatever its status: switched off, or past its deadline. */
  isClosed?: boolean;
}

/** The status of a job posting. */
export function PostingStatusBadge({ status, isClosed = false }: Props) {
  const { code, label } = isClosed ? closed : status;
  return <StatusBadge tone={postingStatusTone(code)}>{label}</StatusBadge>;
}

const closed = { code: 'closed', label: 'Closed' } as const;
