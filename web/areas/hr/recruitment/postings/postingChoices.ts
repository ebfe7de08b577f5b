/** Statuses of a posting by their code, with the labels of the lookup. */
export const postingStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
  { value: 'on_hold', label: 'On Hold' },
  { value: 'closed', label: 'Closed' },
] as const;

/** Priorities of a posting by their code, with the labels of the lookup. */
export const postingPriorities = [
  { value: 'urgent', label: 'Urgent' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;
