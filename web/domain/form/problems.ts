import { ValidationError, type Schema } from 'yup';

/** The errors of the typed values, before the form is sent. */
export interface Problems {
  /** First text of each field that has any. */
  fields: Readonly<Record<string, string>>;
  /** Something that is required is missing. */
  incomplete: boolean;
}

export const noProblems: Problems = { fields: {}, incomplete: false };

const missing = new Set(['required', 'optionality', 'nullable']);

/** Checks the values by the rules of the form. */
export function problemsOf(schema: Schema, values: unknown): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return noProblems;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // A single broken rule is not shown as a list.
    const broken = error.inner.length > 0 ? error.inner : [error];
    const fields: Record<string, string> = {};
    for (const { path, message } of broken) if (path) fields[path] ??= message;
    return { fields, incomplete: broken.some(({ type }) => type !== undefined && missing.has(type)) };
  }
}
