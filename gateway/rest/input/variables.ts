import { orderingNames } from '../caseKeys.js';
import { Received, TEXTS } from './coerce.js';
import type { Input, Slot } from './inputs.js';
import { invalid, refuse, Unreadable } from '../answer/problems.js';
import type { Row } from '../route.js';
import { Unread } from './unread.js';

/** The inputs of a caller, by REST name. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * Where the values came from: in a query and in a form everything is text, and lists are written differently.
 */
export type Source = 'query' | 'json' | 'form';

const asText = (value: unknown) => (Array.isArray(value) ? (value.at(-1) as unknown) : value);

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/**
 * The value in the form its coercer expects: lists from comma lists, repeated parts or, where the row takes
 * it, one text; single values as the last one given.
 */
function shaped(value: unknown, slot: Slot, source: Source, isText: boolean): unknown {
  if (source === 'json') return isText && typeof value === 'string' && !isBlank(value) ? [value] : value;
  if (!slot.isList) return asText(value);
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  if (source === 'form') return parts.length === 1 && parts[0] === '' ? '' : parts;
  const words = parts.flatMap((part) => String(part).split(',')).filter((part) => part.trim() !== '');
  return words.length === 0 ? '' : words;
}

/** Whether it is neither a number nor a list of numbers, nor blank. */
const isWords = (value: unknown) =>
  typeof value === 'string' && !/^\s*(?:-?\d+\s*,\s*)*(?:-?\d+\s*)?$/.test(value);

function slotFor({ slot, wordsSlot }: Input, value: unknown): Slot {
  if (!wordsSlot) return slot;
  const sample = Array.isArray(value) ? (value as unknown[])[0] : value;
  return isWords(sample) ? wordsSlot : slot;
}

/**
 * Whether the value of a file input is the stored file: its link as GET returned it, or no value on a row that
 * keeps the file then.
 */
function keepsFile({ method }: Row, { take }: Input, value: unknown, origin: string): boolean {
  if (method === 'POST') return false;
  if (typeof value === 'string' && value.startsWith(`${origin}/api/files/`)) return true;
  return take.file === 'kept when blank' && (value === null || isBlank(value));
}

const isNothing = (value: unknown) => value === undefined || value === null || isBlank(value);

const isEmpty = (value: unknown) => isNothing(value) || (Array.isArray(value) && value.length === 0);

/** The inputs, with every alias renamed to the documented name if that one is missing. */
function documented(inputs: readonly Input[], given: Given): Given {
  const filling = inputs.flatMap(({ name, take: { or } }) =>
    or !== undefined && Object.hasOwn(given, or) && isNothing(given[name]) ? [[or, name] as const] : [],
  );
  return filling.length === 0
    ? given
    : { ...given, ...Object.fromEntries(filling.map(([alias, name]) => [name, given[alias]])) };
}

const isSeveralFiles = (value: unknown) =>
  Array.isArray(value) && value.filter((part) => part instanceof Received).length > 1;

/**
 * The variables of one call; `origin` is the address that links in answers start with. @throws Refusal 400
 * naming every field that cannot be read, 404 for an id that cannot be one
 */
export function variablesOf(
  row: Row,
  inputs: readonly Input[],
  path: Given,
  sent: Given,
  source: Source,
  origin: string,
): Record<string, unknown> {
  const problems = new Unread();
  const given = documented(inputs, sent);
  const fixed = Object.entries(row.fixed ?? {}).filter(([, value]) => value !== undefined);
  const variables: Record<string, unknown> = Object.fromEntries(fixed);
  const put = ({ within, graphName }: Slot, value: unknown) => {
    const place = within === null ? variables : (variables[within] ??= {});
    (place as Record<string, unknown>)[graphName] = value;
  };
  for (const input of inputs) {
    const { name, slot, take } = input;
    if (slot.within !== null) variables[slot.within] ??= {};
    if (input.isInPath) {
      const unread = new Unread();
      put(slot, slot.coerce(path[name], name, unread));
      if (!unread.isEmpty) throw refuse(404, row.says?.[404] ?? 'Not found.', {}, { code: 'not_found' });
      continue;
    }
    const isGiven = Object.hasOwn(given, name);
    if (!isGiven) {
      if (slot.isRequired || take.need === 'here') problems.say(name, take.says?.missing ?? TEXTS.required);
      continue;
    }
    if (slot.isFile && !slot.isList && isSeveralFiles(given[name])) {
      problems.say(name, TEXTS.files);
      continue;
    }
    const target = slotFor(input, given[name]);
    const value = shaped(given[name], target, source, take.isText === true);
    // A blank filter is no filter, whatever its type.
    if (source === 'query' ? isBlank(value) : slot.isFile && keepsFile(row, input, value, origin)) {
      if (slot.isRequired) problems.say(name, TEXTS.required);
      continue;
    }
    const read = target.coerce(value, name, problems);
    if (read !== undefined)
      put(target, name === 'ordering' && typeof read === 'string' ? orderingNames(read) : read);
  }
  if (!problems.isEmpty) {
    for (const { name, take } of inputs)
      if (take.says?.blank && isEmpty(given[name])) problems.texts[name] ??= [take.says.blank];
    throw new Unreadable(invalid(problems.texts), Object.keys(problems.texts), variables);
  }
  return variables;
}
