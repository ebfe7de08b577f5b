import { StatusBadge } from '../../ui/data/StatusBadge';
import { applicationStatuses } from './applicationStatus';

/** Where an application stands; one that is not known yet has no colour. */
export function ApplicationStatusBadge({
  status: { code, label },
}: {
  status: { code: string; label: string };
}) {
  return <StatusBadge tone={applicationStatuses[code]?.tone ?? 'neutral'}>{label}</StatusBadge>;
}
