import type { GraphQLFormattedError } from 'graphql';
import { NOT_A_TEXT, notAChoice, notAnInteger } from '../../subgraphs/kit/request/input/refusalTexts.js';

// graphql-js's own words about variables: the field they are about is in them.
const NULL_GIVEN = /^Variable "\$(\w+)" of non-null type ".+" must not be null\.$/;
const MISSING = /^Variable "\$(\w+)" of required type ".+" was not provided\.$/;
const INVALID = /^Variable "\$(\w+)" got invalid value [\s\S]*?(?: at "([\w.[\]]+)")?; ([\s\S]+)$/;
const MISSING_FIELD = /Field "(\w+)" of required type ".+" was not provided\./;
const NULL_REQUIRED = /of non-null type|Expected non-nullable type/;

const lastName = (path: string) =>
  path
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '') ?? path;

function textFor(reason: string): string {
  if (NULL_REQUIRED.test(reason)) return 'This field may not be null.';
  const choice = /Value "([^"]*)" does not exist in/.exec(reason);
  if (choice) return notAChoice(choice[1] ?? '');
  const [, number] = /^Int cannot represent non 32-bit signed integer value: ([-\d.e+]+)/.exec(reason) ?? [];
  if (reason.includes('Int cannot represent')) return notAnInteger(number ?? '');
  if (reason.includes('Boolean cannot represent')) return 'Must be a valid boolean.';
  if (reason.includes('String cannot represent')) return NOT_A_TEXT;
  return 'This value is not valid.';
}

/**
 * Bad variables answered like any other bad input: BAD_USER_INPUT with the field's name and the words the
 * REST shim uses. Errors that already name fields stay as they are.
 */
export function withFieldNames(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.extensions?.['code'] !== 'BAD_USER_INPUT') return error;
  const missing = MISSING.exec(error.message);
  const nullGiven = NULL_GIVEN.exec(error.message);
  const invalid = INVALID.exec(error.message);
  const fields = error.extensions['fields'] as Record<string, string[]> | undefined;
  // Our scalars know the error of a value, but not its path.
  const said = invalid && fields?.['nonFieldErrors']?.[0];
  if (fields && !said) return error;
  const missingField = MISSING_FIELD.exec(error.message)?.[1];
  const field =
    missingField ??
    missing?.[1] ??
    nullGiven?.[1] ??
    (invalid ? lastName(invalid[2] ?? invalid[1] ?? '') : undefined);
  if (!field) return error;
  const text =
    said ?? (missing || missingField ? 'This field is required.' : textFor(invalid?.[3] ?? error.message));
  return { ...error, message: text, extensions: { ...error.extensions, fields: { [field]: [text] } } };
}
