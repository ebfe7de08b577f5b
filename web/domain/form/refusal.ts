import type { Failure } from '../failure/failure';
import { isSameValue } from './changes';

/** What the server said to which values. */
export interface Refusal<Values> {
  failure: Failure;
  values: Values;
}

/**
 * The server's text for each field that still has the value that was refused; once it is changed the text no longer
 * speaks of it.
 */
export function refusedTexts<Values extends object>(
  { failure, values }: Refusal<Values>,
  now: Values,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(failure.fields)
      .filter(
        ([name]) => name in values && isSameValue(values[name as keyof Values], now[name as keyof Values]),
      )
      .map(([name, texts]) => [name, texts[0] ?? '']),
  );
}

/**
 * What belongs to no field of this form; nothing where each text is already under its own field, or once
 * anything has changed.
 */
export function bannerText<Values extends object>(
  { failure, values }: Refusal<Values>,
  now: Values,
): string | null {
  if ((Object.keys(values) as (keyof Values)[]).some((name) => !isSameValue(values[name], now[name])))
    return null;
  const { nonFieldErrors, ...fields } = failure.fields;
  const elsewhere = Object.entries(fields).flatMap(([name, texts]) => (name in values ? [] : texts));
  const general = [...(nonFieldErrors ?? []), ...elsewhere].join(' ');
  return general || (Object.keys(fields).length > 0 ? null : failure.message);
}
