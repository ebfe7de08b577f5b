import { getNamedType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';
import { hireCanary, marksIn } from '../testing/canary.js';
import type { Canary } from '../testing/canary.js';
import type { Json } from '../rest/testing/answers.js';
import { restOf } from '../rest/testing/rest.js';
import type { Asker } from '../rest/testing/rest.js';

let portal: TestPortal;
let canary: Canary;
let id: number;
/** Of the one who works on it. */
let handler: number;
const { call: rest, graph } = restOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  canary = await hireCanary(portal);
  id = (
    await rest<{ id: number }>('POST', canary, 'tickets/feedback/', {
      title: 'The lights',
      description: 'Too bright.',
      is_anonymous: true,
    })
  ).body.id;
  const hr = (await rest<{ id: number }>('GET', 'hr', 'auth/profile/')).body.id;
  await rest('POST', canary, `tickets/feedback/${id}/comments/`, { comment: 'Still' });
  await rest('POST', 'hr', `tickets/${id}/assign/`, { assigned_to: hr });
  const { body } = await graph<{ me: { employee: { id: number } } }>('hr', '{ me { employee { id } } }');
  handler = body.data?.me.employee.id ?? 0;
}, 60_000);
afterAll(() => portal.close());

/** What to hand to arguments of these names, as it is written into a document. */
const ARGUMENTS: Record<string, () => string> = {
  id: () => String(id),
  ticket: () => String(id),
  employeeId: () => String(handler),
  all: () => 'true',
  type: () => '[FEEDBACK]',
  status: () => 'IN_PROGRESS',
  startDate: () => '"2031-01-06"',
  endDate: () => '"2031-01-08"',
  assignedTo: () => 'null',
  text: () => '"Zzz"',
  message: () => '"Hello"',
  from: () => '1',
};
const BODIES: Record<string, string> = {
  createFeedback: '{ title: "More", description: "Words", anonymousName: "x" }',
  createKbArticle: '{ title: "Zzz", content: "Words", category: 0 }',
  updateKbArticle: '{ title: "Zzz" }',
  createGeneralTicket: '{ title: "Zzz", description: "Words" }',
  createItSupportTicket: '{ title: "Zzz", description: "Words", issueType: "x" }',
  createLeaveRequest:
    '{ title: "Zzz", description: "Words", leaveType: SICK, startDate: "2031-01-06", endDate: "2031-01-08" }',
  updateLeaveRequest: '{ title: "Zzz" }',
};

/** @param size of every page on the way */
function called(field: GraphQLField<unknown, unknown>, size: number): string {
  const given = field.args.flatMap(({ name, type }) => {
    const value =
      name === 'input'
        ? BODIES[field.name]
        : name === 'status' && field.name !== 'updateTicketStatus'
          ? undefined
          : name === 'pageSize'
            ? String(size)
            : ARGUMENTS[name]?.();
    if (value === undefined && isNonNullType(type))
      throw new Error(`${field.name} wants "${name}": say here what to hand to it.`);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
}

/** Everything that a type tells, three steps deep; people by all that could name them. */
function told(type: GraphQLObjectType, depth = 2): string {
  const parts = Object.values(type.getFields()).flatMap((field): string[] => {
    if (field.args.some((argument) => isNonNullType(argument.type))) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (inner.name === 'User') return [`${field.name} { id email fullName employee { id departmentName } }`];
    return isObjectType(inner) && depth > 0 ? [`${field.name} { ${told(inner, depth - 1)} }`] : [];
  });
  return ['__typename', ...parts].join(' ');
}

/** Every way from a root to a type: the fields on it, outermost first. */
function waysTo(
  target: string,
  from: GraphQLObjectType,
  seen: readonly string[] = [],
): GraphQLField<unknown, unknown>[][] {
  return Object.values(from.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (inner.name === target) return [[field]];
    if (!isObjectType(inner) || seen.includes(inner.name)) return [];
    return waysTo(target, inner, [...seen, inner.name]).map((way) => [field, ...way]);
  });
}

function rootOf(kind: 'query' | 'mutation'): GraphQLObjectType {
  const root =
    kind === 'query' ? portal.portal.apiSchema.getQueryType() : portal.portal.apiSchema.getMutationType();
  if (!root) throw new Error(`There is no ${kind}.`);
  return root;
}

/** Every ticket or comment that is anywhere in an answer. */
function found(value: unknown, type: string): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((part) => found(part, type));
  return (value as Json)['__typename'] === type ? [value as Json, ...inner] : inner;
}

const NOBODY = { createdById: null, createdBy: null, createdByName: 'Anonymous' };

/**
 * Runs every query as that person. @returns the first fields of the queries that returned the ticket, or comments
 * of its author
 */
async function reached(
  kind: 'query' | 'mutation',
  type: 'Ticket' | 'TicketComment',
  who: Asker,
): Promise<string[]> {
  const target = portal.portal.apiSchema.getType(type) as GraphQLObjectType;
  const names = new Set<string>();
  for (const way of waysTo(type, rootOf(kind))) {
    // Tickets in each of many articles would be more than a document may ask for.
    const size = way.some(({ name }) => name === 'linkedTickets') ? 5 : 50;
    const document = `${kind} { ${way.map((field) => called(field, size)).join(' { ')} { ${told(target)} } ${'} '.repeat(way.length)}`;
    const { body, text } = await graph(who, document);
    expect([
      document,
      body.errors?.find(
        ({ extensions }) =>
          !['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT'].includes(String(extensions['code'])),
      ),
    ]).toEqual([document, undefined]);
    const mine = found(body.data, type).filter((one) =>
      type === 'Ticket'
        ? one['id'] === id || (one['feedback'] as Json | null)?.['isAnonymous'] === true
        : one['createdById'] === null,
    );
    for (const one of mine) {
      expect([document, one]).toEqual([
        document,
        expect.objectContaining({
          ...NOBODY,
          ...(type === 'Ticket' && { createdByEmail: null, createdByDepartment: null }),
        }),
      ]);
      names.add(way[0]?.name ?? '');
    }
    // What the canary does under its own name may name it.
    if (mine.length > 0 || who !== canary) expect([document, marksIn(canary, text)]).toEqual([document, []]);
  }
  return [...names].sort();
}

describe('every path through the graph that leads to a ticket', () => {
  test('shows anonymous feedback to HR and administrators without its author', async () => {
    for (const who of ['hr', 'admin'] as const) {
      const ways = await reached('query', 'Ticket', who);
      expect(ways).toEqual(
        expect.arrayContaining(['feedbackTicket', 'feedbackTickets', 'leaving', 'masterTickets', 'ticket']),
      );
      expect(ways.includes('assignedTickets')).toBe(who === 'hr');
      for (const way of [
        'generalItTickets',
        'generalTicket',
        'generalTickets',
        'itSupportTicket',
        'itSupportTickets',
        'leaveRequest',
        'leaveRequests',
        'leavePreview',
      ])
        expect(ways).not.toContain(way);
    }
  }, 60_000);

  test("shows it to its author without the author's name", async () => {
    expect(await reached('query', 'Ticket', canary)).toEqual([
      'feedbackTicket',
      'feedbackTickets',
      'masterTickets',
      'myTickets',
      'ticket',
    ]);
  }, 60_000);

  test('shows it to nobody else', async () => {
    for (const who of ['analyst', 'manager', 'it', 'employee'] as const) {
      await reached('query', 'Ticket', who);
      const { body } = await graph(who, 'query ($id: Int!) { ticket(id: $id) { id } }', { id });
      expect(body.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  }, 60_000);

  test('names its author nowhere when it is changed', async () => {
    const actions = ['assignTicket', 'closeTicket', 'reopenTicket', 'updateTicketStatus'];
    expect(await reached('mutation', 'Ticket', 'hr')).toEqual(expect.arrayContaining(actions));
    expect(await reached('mutation', 'Ticket', canary)).toEqual(['createFeedback']);
  }, 60_000);

  test('names its author under no comment', async () => {
    for (const who of ['hr', 'admin', canary] satisfies Asker[])
      expect(await reached('query', 'TicketComment', who)).toEqual(['ticketComments']);
  }, 60_000);
});

test('entity references of the federation are refused to clients [S-33]', async () => {
  const reference = `[{ __typename: "Ticket", id: ${id} }]`;
  const doors = [
    `{ _entities(representations: ${reference}) { ... on Ticket { createdBy { id } } } }`,
    `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Ticket { createdById } } }`,
    '{ _service { sdl } }',
    `{ user(id: ${canary.userId}) { tickets { id } } }`,
    `{ ticket(id: ${id}) { author { id } } }`,
    `{ ticket(id: ${id}) { authorKey } }`,
  ];
  for (const who of ['admin', 'hr', 'analyst', canary, null] satisfies Asker[]) {
    for (const door of doors) {
      const { body } = await graph(who, door, { r: [{ __typename: 'Ticket', id }] });
      expect([door, body.data ?? null, body.errors?.[0]?.extensions['code']]).toEqual([
        door,
        null,
        expect.stringMatching(/^(GRAPHQL_VALIDATION_FAILED|UNAUTHENTICATED)$/),
      ]);
    }
    for (const [path, method] of [
      ['internal/graph', 'POST'],
      ['internal/subgraphs/tickets', 'POST'],
      ['graphql/tickets', 'POST'],
      ['tickets', 'GET'],
    ] as const) {
      const { status, text } = await portal.call(method, `/${path}`, {
        ...(typeof who === 'string' ? { as: who } : who && { token: who.token }),
        body: { document: doors[0], query: doors[0], variables: {}, envelope: '' },
      });
      expect([path, status === 404 || !text.includes('createdBy'), marksIn(canary, text)]).toEqual([
        path,
        true,
        [],
      ]);
    }
  }
});
