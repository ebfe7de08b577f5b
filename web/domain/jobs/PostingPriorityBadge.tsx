import { StatusBadge } from '../../ui/StatusBadge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { postingPriorityTone } from './postingPriority';

/** How urgent a job posting is [A2.64]. */
export function PostingPriorityBadge({ priority: { code, label } }: { priority: { code: string; label: string } }) {
  return <StatusBadge tone={postingPriorityTone(code)} dot={false}>{label}<VisuallyHidden> priority</VisuallyHidden></StatusBadge>;
}
