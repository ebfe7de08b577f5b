import {
  badInput,
  conflict,
  forbidden,
  notFound,
  PortalError,
  rateLimited,
  unauthenticated,
  unavailable,
} from '../../../subgraphs/kit/request/errors.js';
import { detail, problemFrom, problemOf, Refusal } from './problems.js';

const of = (error: PortalError, restName?: (field: string) => string) => problemOf(error.toJSON(), restName);

test('invalid input is answered with its REST names only [B8.13]', () => {
  const problem = of(
    badInput({ newPasswordConfirm: ['New passwords do not match'], nonFieldErrors: ['No.'] }),
  );
  expect(problem).toEqual({
    status: 400,
    headers: {},
    body: { new_password_confirm: ['New passwords do not match'], non_field_errors: ['No.'] },
  });
});

test('a field that has another name in the path is reported under that name', () => {
  expect(
    of(badInput({ userId: ['Unknown.'] }), (field) => (field === 'userId' ? 'user' : field)).body,
  ).toEqual({ user: ['Unknown.'] });
});

test('an error inside an object is reported inside an object', () => {
  expect(of(badInput({ 'questions.0.optionA': ['Required.'], 'questions.0.points': ['Low.'] })).body).toEqual(
    { questions: { 0: { option_a: ['Required.'], points: ['Low.'] } } },
  );
});

test('many errors of one field are reported at most twenty times', () => {
  const { body } = of(
    badInput({
      removeAttachments: Array.from(
        { length: 5000 },
        (_, id) => `Invalid pk "${id}" - object does not exist.`,
      ),
      title: ['No.'],
    }),
  );
  expect(body['remove_attachments']).toHaveLength(20);
  expect(body).toMatchObject({
    remove_attachments: expect.arrayContaining(['Invalid pk "0" - object does not exist.']) as string[],
    title: ['No.'],
  });
});

test('every other refusal has the same text under the three names that screens read [A8.31]', () => {
  const text = 'You do not have permission to perform this action.';
  expect(of(forbidden())).toEqual({
    status: 403,
    headers: {},
    body: { detail: text, message: text, error: text, code: 'forbidden' },
  });
  expect(of(notFound('Invalid page.'))).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.', error: 'Invalid page.' },
  });
  expect(of(new PortalError('Change it.', 'PASSWORD_CHANGE_REQUIRED'))).toMatchObject({
    status: 403,
    body: { code: 'password_change_required' },
  });
});

test('a status that forbids the action is a conflict with the present status', () => {
  expect(of(conflict('Already closed.', 'closed'))).toMatchObject({
    status: 409,
    body: { detail: 'Already closed.', current_status: 'closed' },
  });
});

test('callers who must sign in or wait are told so in the header', () => {
  expect(of(unauthenticated())).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Token' } });
  expect(of(rateLimited(42))).toMatchObject({ status: 429, headers: { 'retry-after': '42' } });
  expect(of(unavailable())).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test('a server error goes to the log and to no client', () => {
  const faults: unknown[] = [];
  const fault = new Error('select secret from t');
  const problem = problemFrom(fault, String, (heard) => faults.push(heard));
  expect(problem.status).toBe(500);
  expect(JSON.stringify(problem)).not.toContain('secret');
  expect(faults).toEqual([fault]);
  expect(problemFrom(new Refusal(detail(413, 'Too large.')), String, () => undefined).status).toBe(413);
});
