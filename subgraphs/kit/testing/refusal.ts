import type { ErrorCode, ErrorDetails } from '../request/errors.js';
import type { Viewer } from '../request/viewer.js';

/** An error as the gateway gets it. */
export interface Refusal extends ErrorDetails {
  message: string;
  code: string;
  path?: readonly (string | number)[];
}

/** The result of a document; `data` is null or contains nulls if there are errors. */
export interface Answer<Data> {
  data: Data;
  errors: Refusal[];
}

const descriptions = new WeakMap<Answer<unknown>, string>();

/** Notes on the answer who asked for what, so that a failing test can tell. */
export function described<Data>(answer: Answer<Data>, document: string, person: Viewer | null): Answer<Data> {
  const [call = 'the document'] = /(query|mutation) \w+/.exec(document) ?? [];
  descriptions.set(
    answer,
    `${call} as ${person ? `${person.fullName} (${person.roles.join(', ')})` : 'nobody'}`,
  );
  return answer;
}

/** Says who was refused what, and why. */
export function describeRefusals(answer: Answer<unknown>): string {
  const told = answer.errors.map(
    ({ code, message, fields }) => `\n  ${code}: ${message}${fields ? ` ${JSON.stringify(fields)}` : ''}`,
  );
  return `${descriptions.get(answer) ?? 'A document'} was refused:${told.join('')}`;
}

/**
 * Expects exactly this one refusal and no data.
 * @param told a field with an error, or other data of the refusal, such as `{ currentStatus: 'closed' }`
 * @param text the only message of that field, word for word
 */
export async function expectRefusal(
  attempt: Answer<unknown> | Promise<Answer<unknown>>,
  code: ErrorCode,
  told: string | Partial<Refusal> = {},
  text?: string,
): Promise<void> {
  const answer = await attempt;
  const { data, errors } = answer;
  const asked = descriptions.get(answer);
  const underField = (field: string) => ({
    fields:
      text === undefined ? expect.objectContaining({ [field]: expect.anything() }) : { [field]: [text] },
  });
  const refusal = expect.objectContaining({ code, ...(typeof told === 'string' ? underField(told) : told) });
  expect({ asked, errors }).toEqual({ asked, errors: [refusal] });
  expect({ asked, data: Object.values(data ?? {}).filter((value) => value !== null) }).toEqual({
    asked,
    data: [],
  });
}

/**
 * Expects that of attempts made at the same moment one succeeded and every other was refused like this.
 * @returns what the one was answered
 */
export async function expectOneWinner<Data>(
  attempts: Promise<Answer<Data>>[],
  code: ErrorCode,
  told: string | Partial<Refusal> = {},
): Promise<Data> {
  const answers = await Promise.all(attempts);
  const [winner, ...others] = answers.filter(({ errors }) => errors.length === 0);
  if (!winner || others.length > 0)
    throw new Error(`${others.length + (winner ? 1 : 0)} of ${answers.length} attempts succeeded.`);
  for (const answer of answers) if (answer !== winner) await expectRefusal(answer, code, told);
  return winner.data;
}
