import { isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import { isCalendarDay } from '../../../subgraphs/kit/config/calendar.js';
import { readInstant } from '../../../subgraphs/kit/postgres/instant.js';
import {
  decimalProblem,
  NOT_A_TEXT,
  notAChoice,
  notADay,
  notAnInstant,
  notAnInteger,
  shown,
} from '../../../subgraphs/kit/request/input/refusalTexts.js';
import type { UploadReference } from '../../../subgraphs/kit/graphql/scalars.js';
import { snakeCase } from '../caseKeys.js';
import { plainWord } from '../enumWords.js';
import type { Unread } from './unread.js';

export const TEXTS = {
  required: 'This field is required.',
  blank: 'This field may not be blank.',
  null: 'This field may not be null.',
  string: NOT_A_TEXT,
  nul: 'Null characters are not allowed.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
  files: 'Too many files',
  file: 'The submitted data was not a file. Check the encoding type on the form.',
} as const;

/** Longer than any list that a field of the graph accepts; a longer list is refused before its items are read. */
const MOST_ITEMS = 1_000;

const kindOf = (value: unknown) =>
  Array.isArray(value)
    ? 'list'
    : value === null
      ? 'null'
      : (({ string: 'str', boolean: 'bool', object: 'dict' } as Record<string, string>)[typeof value] ??
        'number');

/**
 * Converts a JSON or text value into the value of a variable of one type. Messages for values that cannot be
 * converted go to `problems` under `at`; `undefined` means "not sent".
 */
export type Coercer = (value: unknown, at: string, problems: Unread) => unknown;

/** The value as it may be shown again: never a whole body, and never through its own toString. */
const shownWord = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? shown(String(value))
    : kindOf(value);

/** The sent value as text, if it is a text or a number. */
const sentText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A reader returns undefined for a value that it cannot read; the message may depend on it. */
const reader =
  (text: string | ((sent: string) => string), read: (value: unknown) => unknown): Coercer =>
  (value, at, problems) => {
    const result = read(value);
    return result === undefined
      ? problems.say(at, typeof text === 'string' ? text : text(sentText(value)))
      : result;
  };

function integer(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const number = /^-?\d{1,10}(\.0*)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined;
}

function float(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function decimal(value: unknown): string | undefined {
  const text = sentText(value).trim();
  return decimalProblem(text) === null ? text : undefined;
}

function boolean(value: unknown): boolean | undefined {
  const word = shownWord(value).trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

const date = (value: unknown) =>
  typeof value === 'string' && isCalendarDay(value.trim()) ? value.trim() : undefined;

const dateTime = (value: unknown) =>
  typeof value === 'string' ? (readInstant(value.trim()) ?? undefined) : undefined;

const string: Coercer = (value, at, problems) => {
  // JSON's 1e400 is no number that could be written down again.
  if (typeof value !== 'string' && !Number.isFinite(value)) return problems.say(at, TEXTS.string);
  // PostgreSQL cannot store NUL; said here so that no text of the database ever is.
  return String(value).includes('\0') ? problems.say(at, TEXTS.nul) : String(value);
};

/** A file uploaded with this call; a reference written into a JSON body is not one. */
export class Received {
  constructor(readonly reference: UploadReference) {}
}

const file: Coercer = (value, at, problems) =>
  value instanceof Received ? value.reference : problems.say(at, TEXTS.file);

const SCALARS: Readonly<Record<string, Coercer>> = {
  String: string,
  ID: string,
  Int: reader(notAnInteger, integer),
  Float: reader(TEXTS.number, float),
  Decimal: reader((sent) => decimalProblem(sent.trim()) ?? TEXTS.number, decimal),
  Boolean: reader(TEXTS.boolean, boolean),
  Date: reader(notADay, date),
  DateTime: reader(notAnInstant, dateTime),
  Upload: file,
};

function enumCoercer(type: GraphQLEnumType): Coercer {
  return (value, at, problems) => {
    const name = typeof value === 'string' ? plainWord(value) : '';
    return type.getValue(name) ? name : problems.say(at, notAChoice(shownWord(value)));
  };
}

/** Items are named by their positions in the sent list, even if earlier ones were cut. */
function listCoercer(item: Coercer, newest: number): Coercer {
  return (value, at, problems) => {
    if (!Array.isArray(value))
      return problems.say(at, `Expected a list of items but got type "${kindOf(value)}".`);
    const first = Math.max(0, value.length - newest);
    if (value.length - first > MOST_ITEMS)
      return problems.say(at, `Ensure this field has no more than ${MOST_ITEMS} elements.`);
    const read: unknown[] = [];
    for (let index = first; index < value.length && !problems.isFull; index += 1) {
      const part: unknown = value[index];
      read.push(
        item(
          part,
          typeof part === 'object' && part !== null && !Array.isArray(part) ? `${at}.${index}` : at,
          problems,
        ),
      );
    }
    return read;
  };
}

function objectCoercer(type: GraphQLInputObjectType): Coercer {
  // Built on first use: input types may contain themselves.
  let fields: { name: string; key: string; isRequired: boolean; coerce: Coercer }[] | undefined;
  const read = () =>
    (fields ??= Object.values(type.getFields()).map((field) => ({
      name: field.name,
      key: snakeCase(field.name),
      isRequired: isNonNullType(field.type) && field.defaultValue === undefined,
      coerce: coercerFor(field.type, field.defaultValue !== undefined),
    })));
  return (value, at, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return problems.say(at, `Invalid data. Expected a dictionary, but got ${kindOf(value)}.`);
    }
    const result: Record<string, unknown> = {};
    for (const { name, key, isRequired, coerce } of read()) {
      if (!Object.hasOwn(value, key)) {
        if (isRequired) problems.say(`${at}.${key}`, TEXTS.required);
        continue;
      }
      const part = coerce((value as Record<string, unknown>)[key], `${at}.${key}`, problems);
      if (part !== undefined) result[name] = part;
    }
    return result;
  };
}

function plainCoercer(type: GraphQLInputType, newest: number): Coercer {
  if (isListType(type)) return listCoercer(coercerFor(type.ofType, false), newest);
  if (isEnumType(type)) return enumCoercer(type);
  if (isInputObjectType(type)) return objectCoercer(type);
  // Free-form JSON (exam answers) and scalars that their subgraph reads itself.
  return (isScalarType(type) ? SCALARS[type.name] : undefined) ?? ((value) => value);
}

/**
 * The coercer of a declared type. Blank text is null, or the default if there is one, for every type but text.
 * @param newest how many items of a list are read, from its end; earlier items are ignored
 */
export function coercerFor(type: GraphQLInputType, hasDefault: boolean, newest = Infinity): Coercer {
  const bare = isNonNullType(type) ? type.ofType : type;
  const isText = isScalarType(bare) && (bare.name === 'String' || bare.name === 'ID');
  const coerce = plainCoercer(bare, newest);
  return (value, at, problems) => {
    const isBlank = !isText && typeof value === 'string' && value.trim() === '';
    if (value !== null && !isBlank) return coerce(value, at, problems);
    if (hasDefault) return undefined;
    return isNonNullType(type) ? problems.say(at, isBlank ? TEXTS.blank : TEXTS.null) : null;
  };
}
