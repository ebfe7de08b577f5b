import { validate } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { loadOperations } from './documents.js';
import type { Operation } from './documents.js';
import { inputsOf, restNames } from './input/inputs.js';
import type { Input } from './input/inputs.js';
import { rootField } from './present/selection.js';
import type { RootField } from './present/selection.js';
import type { FieldTexts } from './answer/problems.js';
import type { Row } from './route.js';

/** An operation with what its answer looks like. */
export interface Runnable {
  operation: Operation;
  root: RootField;
}

/** A row with everything that can be known before the first call. */
export interface Endpoint extends Runnable {
  row: Row;
  inputs: readonly Input[];
  /** Names of the parts of a form that are files. */
  files: ReadonlySet<string>;
  restName: (field: string) => string;
  /** Whether nothing but a form is taken. */
  isFormOnly: boolean;
  /** The message for too many files, by name of the field. */
  tooManyFiles: FieldTexts | undefined;
}

/** Reads every operation of the .graphql files of routes/. @throws Error when one does not fit the graph */
export function runnables(
  schema: GraphQLSchema,
  operations = loadOperations(),
): ReadonlyMap<string, Runnable> {
  return new Map(
    [...operations].map(([name, operation]) => {
      const fault = validate(schema, operation.document)[0];
      if (fault) throw new Error(`gateway/rest/routes, operation ${name}: ${fault.message}`);
      return [name, { operation, root: rootField(operation, schema) }];
    }),
  );
}

/** @throws Error when the row names an operation or a variable that is not there */
export function endpointOf(row: Row, known: ReadonlyMap<string, Runnable>, schema: GraphQLSchema): Endpoint {
  const runnable = known.get(row.operation);
  if (!runnable)
    throw new Error(
      `${row.method} ${row.paths[0]}: there is no operation ${row.operation} in gateway/rest/routes.`,
    );
  const inputs = inputsOf(row, runnable.operation, schema);
  const files = new Set(inputs.filter(({ slot }) => slot.isFile).map(({ name }) => name));
  const tooMany = inputs.flatMap(({ name, take: { says } }) =>
    says?.tooMany ? [[name, [says.tooMany]]] : [],
  );
  return {
    ...runnable,
    row,
    inputs,
    files,
    restName: restNames(inputs),
    isFormOnly: inputs.some(({ take }) => take.file === 'needs a form'),
    tooManyFiles: tooMany.length > 0 ? (Object.fromEntries(tooMany) as FieldTexts) : undefined,
  };
}
