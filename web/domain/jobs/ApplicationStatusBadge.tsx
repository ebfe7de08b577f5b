import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { applicationStatuses } from './applicationStatus';

/** The status of an application; one that is not known yet has no colour. */
export function ApplicationStatusBadge({
  status: { code, label },
}: {
  status: { code: string; label: string };
}) {
  return <StatusBadge tone={applicationStatuses[code]?.tone ?? 'neutral'}>{label}</StatusBadge>;
}
