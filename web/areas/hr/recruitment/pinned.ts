/** Department choices of the form for a new posting. */
export const postingDepartments = [
  'Engineering',
  'Product',
  'Design',
  'Marketing',
  'Analytics',
  'Human Resources',
] as const;

/** What the status dropdown of an application offers, each with the number that is sent. */
export const inlineStatuses = [
  { value: '1', label: 'Pending' },
  { value: '2', label: 'Screening' },
  { value: '3', label: 'Interview' },
  { value: '5', label: 'Offer' },
  { value: '6', label: 'Hired' },
  { value: '7', label: 'Rejected' },
] as const;

/** Numbers of the statuses that the dropdown has no word for: interviewed shows as Interview. */
export const interviewed = 4;
export const withdrawn = 8;

/** Milliseconds after which the list of postings is read again once one was changed. */
export const listReload = 1_000;

/** The most that a rating can be. */
export const mostStars = 5;
