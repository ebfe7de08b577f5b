/** Search, filters and the open record of one tab do not apply to the other. */
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
