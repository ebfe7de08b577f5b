import { GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '../config/calendar.js';
import { badInput } from '../request/errors.js';
import { readInstant } from '../postgres/instant.js';
import { decimalProblem, notADay, notAnInstant } from '../request/input/refusalTexts.js';

const refuse = (text: string): never => {
  throw badInput({ nonFieldErrors: [text] });
};

function literalString(kind: string, value: string | undefined, text: string): string {
  return kind === Kind.STRING && value !== undefined ? value : refuse(text);
}

const WRONG_DAY = notADay('');
const WRONG_INSTANT = notAnInstant('');

const safeDate = (text: string): string => (isCalendarDay(text) ? text : refuse(notADay(text)));
const safeInstant = (text: string): string => readInstant(text) ?? refuse(notAnInstant(text));

/** Instants as ISO 8601 UTC with `Z`; the database hands them over as such strings already. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC: 2026-11-21T09:30:00.000Z',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => (typeof value === 'string' ? safeInstant(value) : refuse(WRONG_INSTANT)),
  parseLiteral: (node) =>
    safeInstant(literalString(node.kind, 'value' in node ? String(node.value) : undefined, WRONG_INSTANT)),
});

/** Calendar days without time or zone (L2). */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day without time or zone: 2026-11-21',
  serialize: String,
  parseValue: (value) => (typeof value === 'string' ? safeDate(value) : refuse(WRONG_DAY)),
  parseLiteral: (node) =>
    safeDate(literalString(node.kind, 'value' in node ? String(node.value) : undefined, WRONG_DAY)),
});

const decimal = (value: unknown): string => {
  const text = String(value).trim();
  const problem = decimalProblem(text);
  return problem === null ? text : refuse(problem);
};

/** Exact decimals as strings, because money and hours must not round in a float. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number, written as a string: "1250.00"',
  serialize: String,
  parseValue: decimal,
  parseLiteral: (node) => decimal('value' in node ? node.value : ''),
});

/** A file that the gateway has already stored as provisional; the browser sends the file itself. */
export interface UploadReference {
  /** Key in the file store, under `provisional/`. */
  key: string;
  /** The name the person's file had, cleaned of paths and control characters. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hex SHA-256 of the content. */
  sha256: string;
  /** HMAC of the other fields, so that only the gateway can make a reference. */
  seal: string;
}

/**
 * The `Upload` scalar: graphql-upload's on the outside, a sealed reference by the time a subgraph sees it.
 */
export const Upload = new GraphQLScalarType<UploadReference, never>({
  name: 'Upload',
  description: 'A file, sent as multipart by the GraphQL multipart request convention.',
  parseValue: (value) => {
    const reference = value as Partial<UploadReference> | null;
    if (typeof reference?.key === 'string' && typeof reference.seal === 'string')
      return reference as UploadReference;
    return refuse('The submitted data was not a file. Check the encoding type on the form.');
  },
  parseLiteral: () => refuse('The submitted data was not a file. Check the encoding type on the form.'),
  serialize: () => refuse('A file cannot be read back this way.'),
});
