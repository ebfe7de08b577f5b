import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { postingPriorityTone } from './postingPriority';

interface Props {
  priority: { code: string; label: string };
  /** "Low priority" in place of "Low", where no label before it says what it is. */
  whole?: boolean;
}

/** How urgent a job posting is. */
export function PostingPriorityBadge({ priority: { code, label }, whole = false }: Props) {
  return (
    <StatusBadge tone={postingPriorityTone(code)} dot={false}>
      {whole ? `${label} priority` : label}
    </StatusBadge>
  );
}
