/** What was searched, filtered and opened on one tab means nothing on the other. */
export const otherSide = {
  priority: null,
  status: null,
  search: null,
  job: null,
  sort: null,
  page: null,
  posting: null,
  application: null,
} as const;
