/** Numbers as text: money and hours are decimal strings and never pass through a floating point. */

/** "1234.5"; no blanks, no grouping, no leading zeros but one. */
const canonical = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;

export const isNumber = (value: string): boolean => canonical.test(value);

/**
 * Parses a number: "1,250", "1 250", "$1,250.00" and "85k" as people write them; a comma before one or two last
 * digits is a decimal one. Null for any other text.
 */
export function readNumber(text: string): string | null {
  const [, minus = '', body = '', thousands] =
    /^(-?)([\d.,]+)(k?)$/i.exec(text.replace(/[\s$€£'’]/g, '')) ?? [];
  const plain = /^\d+,\d{1,2}$/.test(body)
    ? body.replace(',', '.')
    : /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(body)
      ? body.replaceAll(',', '')
      : body;
  const [, whole = '', part = ''] = /^(\d*)\.?(\d*)$/.exec(plain) ?? [];
  if (whole + part === '') return null;
  const digits = thousands ? whole + part.padEnd(3, '0').slice(0, 3) : whole;
  const rest = thousands ? part.slice(3) : part;
  const value = `${minus}${digits.replace(/^0+(?=\d)/, '') || '0'}${rest && `.${rest}`}`;
  return isNumber(value) ? value : null;
}

/** "1,234.5"; with `decimals` filled up with zeros: "1,234.50". A text that is not a number as it was typed. */
export function writtenNumber(value: string, decimals = 0): string {
  if (!isNumber(value)) return value;
  const [whole = '', part = ''] = value.split('.');
  const rest = part.padEnd(decimals, '0');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${rest && `.${rest}`}`;
}

export interface NumberBounds {
  min?: number;
  max?: number;
  /** Digits after the point that are allowed. */
  decimals?: number;
}

/** The error of a number field; undefined for a valid or an empty value. */
export function numberProblem(
  value: string,
  { min, max, decimals = 0 }: NumberBounds = {},
): string | undefined {
  if (value === '') return undefined;
  if (!isNumber(value)) return 'Enter a number, such as 1,250.';
  if ((value.split('.')[1] ?? '').replace(/0+$/, '').length > decimals)
    return decimals === 0
      ? 'Enter a whole number.'
      : `Enter at most ${String(decimals)} digits after the point.`;
  if (min !== undefined && Number(value) < min) return `Enter ${writtenNumber(String(min))} or more.`;
  if (max !== undefined && Number(value) > max) return `Enter ${writtenNumber(String(max))} or less.`;
  return undefined;
}
