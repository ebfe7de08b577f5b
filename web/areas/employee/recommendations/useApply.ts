import { useHref } from 'react-router-dom';

import { toast } from '../../../ui/feedback/toast';

/** Opens the form to apply for a posting in a new tab; says so when the browser does not open it. */
export function useApply(): (jobId: string) => void {
  const page = useHref('/employee/job-postings');
  return (jobId) => {
    if (!openTab(`${page}?${new URLSearchParams({ apply: jobId }).toString()}`))
      toast.error('Failed to open application. Please try again.');
  };
}

/** With `noopener` the browser never tells whether it opened anything, so the way back is cut afterwards. */
function openTab(address: string): boolean {
  try {
    const tab = window.open(address, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  } catch {
    return false;
  }
}
