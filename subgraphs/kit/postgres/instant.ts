const FORM =
  /^((?:\d{4}|[+-]\d{6})-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i;

const written = (day: string, time: string, zone: string): string | null => {
  const instant = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
};

/**
 * Reads an ISO 8601 date-time; without a zone it is UTC, without a time the day's beginning. Years of six
 * digits and a sign are taken as JavaScript writes them: anyone who keeps the instant says which years will do.
 * @returns UTC with milliseconds and `Z`, or null for anything else, days that no calendar has among them
 */
export function readInstant(text: string): string | null {
  const [, day = '', time = '00:00', zone = 'Z'] = FORM.exec(text) ?? [];
  if (day === '' || !written(day, '00:00', 'Z')?.startsWith(day)) return null;
  return written(day, time, zone.toUpperCase().replace(/(\d{2}):?(\d{2})$/, '$1:$2'));
}
