import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { postingPriorityTone } from './postingPriority';

interface Props {
  priority: { code: string; label: string };
  /** "Low priority" instead of "Low", without a label before it. */
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
