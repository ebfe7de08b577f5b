const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How a language writes instants in a time zone. Kept, because making one costs a hundred times as much as
 * using it, and a table of two hundred rows writes many.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const name = language + JSON.stringify(options);
  const kept = formats.get(name);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat(language, options);
  formats.set(name, format);
  return format;
}
