import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { endpointOf, runnables } from './endpoint.js';
import type { Endpoint } from './endpoint.js';
import { wordFor } from './enumWords.js';
import { families } from './rows.js';
import { isVersioned } from './answer/version.js';

/** A row in words, for the list and for the documentation. */
export interface Described {
  method: string;
  path: string;
  aliases: readonly string[];
  /** For example `mutation login`. */
  operation: string;
  status: number;
  who: string;
  takes: readonly string[];
}

export interface DescribedFamily {
  name: string;
  rows: Described[];
}

const NAMES: Readonly<Record<string, string>> = {
  Int: 'int',
  Float: 'number',
  Decimal: 'decimal',
  Boolean: 'bool',
  Date: 'date',
  DateTime: 'datetime',
  Upload: 'file',
  ID: 'id',
  String: 'text',
  ExamAnswers: 'object',
};

function typeWords(type: GraphQLInputType): string {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return `${typeWords(bare.ofType)}, ...`;
  if (isEnumType(bare)) {
    const words = bare.getValues().map(({ name }) => wordFor(bare.name, name));
    return words.join('|');
  }
  return isInputObjectType(bare) ? 'object' : (NAMES[bare.name] ?? bare.name);
}

function described({ row, operation, root, inputs, isFormOnly }: Endpoint): Described {
  const takes = inputs
    .filter(({ isInPath }) => !isInPath)
    .map(({ name, slot, wordsSlot, take: { need, or, isText, newest } }) => {
      const isRequired = slot.isRequired || need !== undefined;
      const kinds = [typeWords(slot.type), ...(wordsSlot ? ['name'] : []), ...(isText ? ['one text'] : [])];
      return `${name}${isRequired ? '*' : ''}${or === undefined ? '' : ` or ${or}`} ${kinds.join(' or ')}${newest === undefined ? '' : ` (the newest ${newest} are read)`}`;
    });
  return {
    method: row.method,
    path: row.paths[0] ?? '',
    aliases: row.paths.slice(1),
    operation: `${row.sendsFile === undefined ? '' : 'the file of '}${operation.definition.operation} ${root.field}`,
    status: row.status ?? (row.method === 'DELETE' ? 204 : 200),
    who: row.isPublic === true ? 'public' : row.who,
    takes: [
      ...takes,
      ...(isVersioned(operation) ? ['If-Match'] : []),
      ...(isFormOnly ? ['a form, not JSON'] : []),
    ],
  };
}

/** Every row in words, made from the rows and the graph alone. */
export function describeRows(schema: GraphQLSchema): DescribedFamily[] {
  const known = runnables(schema);
  return families.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => described(endpointOf(row, known, schema))),
  }));
}
