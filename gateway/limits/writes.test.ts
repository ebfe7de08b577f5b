import { buildSchema, getOperationAST, parse } from 'graphql';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { fragmentsOf } from './limitsPlugin.js';
import { countsAsWrite, writesOf } from './writes.js';

function counted(text: string): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return writesOf(operation, fragmentsOf(document));
}

describe('the count of writes', () => {
  test('includes every field of a mutation, wherever it is, and no query', () => {
    expect(counted('{ me { id } you: me { id } }')).toBe(0);
    expect(counted('mutation { a: logout b: logout __typename }')).toBe(2);
    expect(
      counted(
        'mutation { ...Two ...Two ... on Mutation { c: logout } } fragment Two on Mutation { a: logout ...One } fragment One on Mutation { b: logout }',
      ),
    ).toBe(5);
  });

  test('excludes time entries and the tracker, which hide no other write', () => {
    expect(counted('mutation { deleteTimeEntry(id: 1) __typename }')).toBe(0);
    expect(counted('mutation { deleteTimeEntry: logout }')).toBe(1);
    expect(counted('mutation { logout: deleteTimeEntry(id: 1) }')).toBe(0);
    expect(
      counted(
        'mutation { deleteTimeEntry(id: 1) ...F } fragment F on Mutation { stopTracking(input: {id: 1}) { id } logout }',
      ),
    ).toBe(1);
  });

  test('excludes only mutations that the graph has', () => {
    const changes = Object.keys(
      buildSchema(readSchemaFile('api.graphql')).getMutationType()?.getFields() ?? {},
    );
    const free = [
      'completeCourse',
      'createTimeEntry',
      'deleteTimeEntry',
      'discardTracking',
      'pauseTracking',
      'resumeTracking',
      'saveExamAnswer',
      'saveTimesheet',
      'startTracking',
      'stopTracking',
      'submitExam',
      'updateCourseProgress',
      'updateEnrollment',
      'updateTimeEntry',
    ];
    expect(changes.filter((name) => !countsAsWrite(name)).sort()).toEqual(free);
  });
});

describe('a person over their limit of writes', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal({ LIMITS_ENABLED: 'true', LIMIT_WRITES_PER_MINUTE: '2' });
  }, 60_000);
  afterAll(() => portal.close());

  const refused = {
    status: 429,
    headers: expect.objectContaining({
      'retry-after': expect.stringMatching(/^[1-9]\d*$/) as string,
    }) as unknown,
  };
  const graph = (query: string) =>
    portal.call<{ data: unknown; errors?: { extensions: { code: string } }[] }>('POST', '/graphql', {
      as: 'employee',
      body: { query },
    });
  const rest = (method: string, path: string, body = {}) =>
    portal.call(method, `/api/${path}`, { as: 'employee', body });

  test('is refused another write at both doors, but still tracks time and writes entries', async () => {
    const CLOCK = 'mutation { clockOut { id } }';
    for (const _ of [1, 2]) await rest('POST', 'hr/attendance/clock-out/');
    expect(await rest('POST', 'hr/attendance/clock-out/')).toMatchObject(refused);
    expect((await graph(CLOCK)).status).toBe(429);

    const { body: sheet } = await portal.call<{ id: number; week_start_date: string }>(
      'GET',
      '/api/hr/timesheets/current_week/',
      { as: 'employee' },
    );
    const input = `{ timesheet: ${sheet.id}, date: "${sheet.week_start_date}", project: "Training", taskDescription: "Reading" }`;
    for (const _ of [1, 2, 3])
      expect((await graph(`mutation { createTimeEntry(input: ${input}) { id } }`)).body).toMatchObject({
        data: { createTimeEntry: { id: expect.any(Number) as number } },
      });
    const entry = await portal.call<{ id: number }>('POST', '/api/hr/timesheet-entries/', {
      as: 'employee',
      body: { timesheet: sheet.id, date: sheet.week_start_date },
    });
    expect(entry.status).toBe(201);
    expect((await rest('PATCH', `hr/timesheet-entries/${entry.body.id}/`, { notes: 'Read.' })).status).toBe(
      200,
    );
    expect((await rest('DELETE', `hr/timesheet-entries/${entry.body.id}/`)).status).toBe(204);

    const id = '3f0a3c44-5d0e-4d52-9d2b-0c1f5b8f6a11';
    const started = await graph(
      `mutation { startTracking(input: { id: "${id}", project: "Training", task: "Reading" }) { id } }`,
    );
    expect(started.body).toEqual({ data: { startTracking: { id } } });
    expect(
      (await graph(`mutation { deleteTimeEntry(id: 1) x: submitTimesheet(id: ${sheet.id}) { id } }`)).status,
    ).toBe(429);
    expect((await rest('POST', `hr/timesheets/${sheet.id}/submit/`)).status).toBe(429);
  });
});
