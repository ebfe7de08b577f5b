/**
 * SQL of the moment that a ticket's row may show: on anonymous feedback nothing finer than the day in the
 * organisation's zone, because a time of day gives its author away (F2, 5j). @param zone its placeholder
 */
export const shownNow = (zone: string, now = 'now()') =>
  `case when is_anonymous then date_trunc('day', ${now}, ${zone}) else ${now} end`;
