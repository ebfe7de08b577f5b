/** The fields that differ from what they were, with their present values. */
export function changesOf<Values extends object>(now: Values, was: Values): Partial<Values> {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]) as Set<keyof Values>;
  const changes: Partial<Values> = {};
  for (const name of names) if (!isSameValue(now[name], was[name])) changes[name] = now[name];
  return changes;
}

export const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  Object.keys(changesOf(one, other)).length === 0;

/**
 * The values of a form after its record has changed: fields changed in the form stay, all others follow the record.
 * @param was the record before
 */
export const followed = <Values extends object>(values: Values, was: Values, now: Values): Values => ({
  ...now,
  ...changesOf(values, was),
});

/** A file is itself alone; the other values of a form are what they say. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one instanceof File || other instanceof File)
    return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSameValue(part, other[at]));
  return JSON.stringify(one) === JSON.stringify(other);
}
