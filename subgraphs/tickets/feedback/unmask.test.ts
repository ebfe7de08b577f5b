import type { GraphClient } from '../../kit/context.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { actInSecret, actOpenly, canary, handleAll, TRAITS, twin } from '../testing/canary.js';
import type { Secrets } from '../testing/canary.js';
import { CREATE_FEEDBACK, DELETE_FEEDBACK } from '../testing/feedback.js';
import { tickets } from '../subgraph.js';

const hr = viewer(['HR'], { fullName: 'Hugo Rivera' });
const admin = viewer(['Administrator']);
const manager = viewer(['Manager'], { reportUserIds: [canary.userId, twin.userId] });
const itStaff = viewer(['IT Staff']);
const colleague = viewer([], { departmentName: canary.departmentName });
const READERS: [string, Viewer][] = [['HR', hr], ['an administrator', admin]];
const OTHERS: [string, Viewer][] = [['the manager', manager], ['IT Staff', itStaff], ['a colleague of the department', colleague]];

let subgraph: TestSubgraph;
let secrets: Secrets;
/** Identity, asked who may be assigned. */
const nobodyHandles: GraphClient = async <Data>() => ({ usersWithPermission: { results: [] } }) as Data;
const hidden = () => [...secrets.canary, ...secrets.twin];

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets, { graph: nobodyHandles });
  await actOpenly(subgraph);
  secrets = await actInSecret(subgraph);
  const [, second] = secrets.canary;
  const [, alike] = secrets.twin;
  await handleAll(subgraph, hr, [second ?? 0, alike ?? 0]);
});
afterAll(() => subgraph.close());

const FIELDS = `id kind title description status priority createdById createdBy { id } createdByName createdByEmail createdByDepartment assignedToId assignedTo { id } assignedToName
  tags createdAt updatedAt resolvedAt version viewerCan { edit cancel delete decide changeStatus assign commentInternally }
  history { position fromStatus toStatus changedByName changedAt } leave { leaveType } itSupport { issueType } feedback { feedbackType rating isAnonymous } general { categoryId }`;
interface Row extends Record<string, unknown> {
  id: number;
}
interface List {
  count: number;
  results: Row[];
}
const ask = async (who: Viewer, field: string, args: string): Promise<List> => {
  const { data, errors } = await subgraph.run<Record<string, List>>(who, `{ list: ${field}${args && `(${args})`} { count results { ${FIELDS} } } }`);
  expect([field, args, errors]).toEqual([field, args, []]);
  return data['list'] ?? { count: -1, results: [] };
};

const LISTS: [field: string, always: string, orders: string[]][] = [
  ['masterTickets', '', ['createdAt', 'updatedAt', 'title', 'status', 'priority', 'type']],
  ['feedbackTickets', 'all: true', ['createdAt', 'updatedAt', 'status', 'priority', 'feedbackType']],
  ['assignedTickets', '', ['createdAt']],
  ['myTickets', '', ['createdAt']],
  ['generalTickets', 'all: true', ['createdAt']],
  ['generalItTickets', '', ['createdAt']],
  ['itSupportTickets', '', ['createdAt']],
];
const NARROWED = [
  '', 'status: [OPEN]', 'status: [RESOLVED, REJECTED]', 'priority: [MEDIUM]', 'mine: true', 'search: "canteen"', 'search: "Thoughts"', 'pageSize: 1', 'page: 2, pageSize: 2', 'type: [FEEDBACK]', 'isAnonymous: true', 'isAnonymous: false',
  'feedbackType: [SUGGESTION]', `assignedTo: [${canary.userId}]`, 'search: "Anonymous"',
];
const GUESSES = [canary.fullName, 'quillfeather', canary.email, 'portal.example', 'Aviary', String(canary.userId), 'Anonymous', 'null'];
const TAKES: Record<string, string[]> = {
  masterTickets: ['status', 'priority', 'mine', 'search', 'pageSize', 'page', 'type', 'assignedTo'], feedbackTickets: ['status', 'priority', 'mine', 'search', 'pageSize', 'page', 'feedbackType', 'isAnonymous'],
  assignedTickets: ['status', 'priority', 'search', 'pageSize', 'type'], myTickets: ['status', 'priority', 'search', 'pageSize', 'type', 'assignedTo'], generalTickets: ['status', 'mine', 'search', 'pageSize'],
  generalItTickets: ['status', 'search', 'pageSize'], itSupportTickets: ['status', 'mine', 'search', 'pageSize'],
};
const argsFor = (field: string, always: string): string[] =>
  NARROWED.filter((text) => text === '' || TAKES[field]?.includes(text.split(':')[0] ?? '')).map((text) => [always, text].filter(Boolean).join(', '));

const secretsIn = ({ results }: List) => results.filter(({ id }) => hidden().includes(id));

test.each(READERS)('%s finds no trait of an author beside anonymous feedback, whatever the list, the filter or the page', async (_who, reader) => {
  let seen = 0;
  for (const [field, always] of LISTS) {
    for (const args of argsFor(field, always)) {
      const list = await ask(reader, field, args);
      const found = secretsIn(list);
      seen += found.length;
      for (const row of found) {
        expect([field, args, JSON.stringify(row).match(TRAITS)]).toEqual([field, args, null]);
        expect(row).toMatchObject({ createdById: null, createdBy: null, createdByName: 'Anonymous', createdByEmail: null, createdByDepartment: null });
      }
      if (/mine: true|assignedTo|isAnonymous: false/.test(args) || !/masterTickets|feedbackTickets/.test(field)) expect([field, args, found]).toEqual([field, args, []]);
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test.each(READERS)('%s who searches for a name, an address, a department or a number finds no anonymous feedback and counts none', async (_who, reader) => {
  for (const [field, always] of LISTS) {
    for (const guess of GUESSES) {
      const list = await ask(reader, field, [always, `search: ${JSON.stringify(guess)}`].filter(Boolean).join(', '));
      expect([field, guess, secretsIn(list), list.count]).toEqual([field, guess, [], list.results.length]);
    }
  }
});

test.each(OTHERS)('%s finds neither the feedback nor a count of it, by list, id, reference or comment', async (who, other) => {
  for (const [field, always] of LISTS) {
    for (const args of argsFor(field, always).filter((text) => !text.includes('page:'))) {
      const list = await ask(other, field, args);
      expect([who, field, args, secretsIn(list)]).toEqual([who, field, args, []]);
      if (!args.includes('pageSize')) expect([field, args, list.count]).toEqual([field, args, list.results.length]);
    }
  }
  const unknown = 1_234_567_890;
  for (const id of [...hidden(), secrets.withdrawn]) {
    for (const document of ['{ ticket(id: $) { id } }', '{ feedbackTicket(id: $) { id } }', '{ ticketComments(ticket: $) { count } }', 'mutation { addTicketComment(ticket: $, comment: "x") { id } }', 'mutation { closeTicket(id: $) { id } }', 'mutation { deleteFeedback(id: $) }', 'mutation { deleteGeneralTicket(id: $) }', 'mutation { assignTicket(id: $) { id } }']) {
      const [asked, never] = [await subgraph.run(other, document.replace('$', String(id))), await subgraph.run(other, document.replace('$', String(unknown)))];
      expect([document, asked.errors[0]?.code]).toEqual([document, 'NOT_FOUND']);
      expect(asked).toEqual(never);
    }
  }
  const { data } = await subgraph.run<{ _entities: unknown[] }>(other, 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Ticket { id } } }', { of: hidden().map((id) => ({ __typename: 'Ticket', id })) });
  expect(data._entities).toEqual(hidden().map(() => null));
});

test.each(READERS)('%s reads by every order only what everybody sees: days, words and random ids, never who came first', async (_who, reader) => {
  const ranks: Record<string, string[]> = { status: ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED'], priority: ['LOW', 'MEDIUM', 'HIGH', 'URGENT'], type: ['LEAVE_REQUEST', 'IT_SUPPORT', 'FEEDBACK', 'GENERAL'] };
  const shown = (row: Row, order: string): string | number => {
    if (order === 'feedbackType') return String((row['feedback'] as { feedbackType: string }).feedbackType);
    const value = String(row[order === 'type' ? 'kind' : order]);
    return ranks[order]?.indexOf(value) ?? value;
  };
  for (const [field, always, orders] of LISTS.slice(0, 2)) {
    for (const order of orders) {
      for (const direction of ['', '-']) {
        const rows = secretsIn(await ask(reader, field, [always, `ordering: "${direction}${order}"`].filter(Boolean).join(', ')));
        const sign = direction === '-' ? -1 : 1;
        const byShown = [...rows].sort((a, b) => sign * (shown(a, order) < shown(b, order) ? -1 : shown(a, order) > shown(b, order) ? 1 : a.id - b.id));
        expect([order, rows.map(({ id }) => id)]).toEqual([order, byShown.map(({ id }) => id)]);
      }
    }
  }
});

test.each(READERS)('%s sees nothing that tells one author from another: rights, version, history, comments, references and refusals are alike', async (_who, reader) => {
  const everything = async (id: number | undefined) => {
    const answers = [];
    for (const document of [
      `{ ticket(id: ${id}) { ${FIELDS} } feedbackTicket(id: ${id}) { ${FIELDS} } ticketComments(ticket: ${id}) { count results { id comment isInternal createdById createdBy { id } createdByName createdAt } } }`,
      `{ _entities(representations: [{ __typename: "Ticket", id: ${id} }]) { ... on Ticket { ${FIELDS} } } }`,
      `mutation { deleteFeedback(id: ${id}) }`,
      `mutation { deleteGeneralTicket(id: ${id}) }`,
      `mutation { assignTicket(id: ${id}, assignedTo: ${canary.userId}) { id } }`,
      `mutation { reopenTicket(id: ${id}) { id } }`,
      `mutation { updateTicketStatus(id: ${id}, status: OPEN, version: 77) { id } }`,
    ]) {
      answers.push(await subgraph.run(reader, document));
    }
    const text = JSON.stringify(answers);
    expect(text.match(TRAITS)).toBeNull();
    for (const [time] of text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)) expect(time).toMatch(/T0[78]:00:00\.000Z$/); // midnight in Los Angeles
    return text.replace(/\b[12]\d{9}\b/g, 'id');
  };
  for (const place of [0, 1, 2]) expect(await everything(secrets.canary[place])).toBe(await everything(secrets.twin[place]));
  expect(await everything(secrets.canary[0])).toBe(await everything(secrets.canary[2]));
});

test('ids of what one person gave within moments lie far apart', () => {
  const ids = [...hidden(), secrets.withdrawn];
  expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(20_000_000);
});

test.each([...READERS, ...OTHERS])('%s who sends the same words under the same key gets an answer of their own, not the author’s', async (_who, other) => {
  const input = { title: 'Thoughts', description: 'About the canteen.', isAnonymous: true, anonymousEmail: canary.email, anonymousName: canary.fullName };
  const { data, errors } = await subgraph.run<{ createFeedback: { id: number } }>(other, CREATE_FEEDBACK, { input }, { idempotencyKey: 'canary-1' });
  expect([errors, hidden().includes(data.createFeedback.id)]).toEqual([[], false]);
  expect((await subgraph.run(other, DELETE_FEEDBACK, { id: data.createFeedback.id })).errors).toEqual([]);
});

test.each(READERS)('%s counts their own tickets without those of others, anonymous or not', async (_who, reader) => {
  const { data } = await subgraph.run(reader, '{ ownTicketCounts(kind: FEEDBACK) { count } }');
  expect(data).toEqual({ ownTicketCounts: [] });
});
