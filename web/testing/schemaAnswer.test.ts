import { toSchemaAnswer } from './schemaAnswer';

const query = `query LeaveRequest($id: Int!) {
  request: leaveRequest(id: $id) {
    __typename id status createdAt viewerCan { __typename edit } leave { __typename startDate reason }
  }
}`;
const request = {
  id: 1,
  status: 'OPEN',
  createdAt: '2026-11-12T18:41:00.000Z',
  viewerCan: { edit: true },
  leave: { startDate: '2027-03-08', reason: null },
};
const fit = (data: Record<string, unknown>, id: unknown = 1) =>
  toSchemaAnswer({ query, variables: { id } }, data);

test('an answer gets the names of its types and loses fields that were not selected', () => {
  expect(fit({ request: { ...request, title: 'Family visit' } })).toEqual({
    faults: [],
    data: {
      request: {
        __typename: 'Ticket',
        ...request,
        viewerCan: { __typename: 'TicketActions', edit: true },
        leave: { __typename: 'LeaveDetails', ...request.leave },
      },
    },
  });
});

test('null is an answer where the schema allows it', () => {
  expect(fit({ request: null })).toEqual({ data: { request: null }, faults: [] });
});

const { leave } = request;

test.each<[how: string, data: Record<string, unknown>, fault: string]>([
  [
    'lacks a selected field',
    { request: { ...request, status: undefined } },
    'request.status: It is selected, but the answer does not have it.',
  ],
  [
    'has null for what is never null',
    { request: { ...request, id: null } },
    'request.id: Cannot return null for non-nullable field Ticket.id.',
  ],
  [
    'has a field unknown to its type',
    { request: { ...request, colour: 'red' } },
    'request: Ticket has no field colour.',
  ],
  ['has an unknown root field', { request, more: 1 }, 'data: Query has no field more.'],
  [
    'has an object of another type',
    { request: { ...request, __typename: 'User' } },
    'request: It is a Ticket, not a User.',
  ],
  [
    'has an unknown name of a list of names',
    { request: { ...request, status: 'DONE' } },
    'request.status: Enum "TicketStatus" cannot represent value: "DONE"',
  ],
  ['has text for a number', { request: { ...request, id: '1' } }, 'request.id: "1" is no Int.'],
  [
    'writes a day in another way',
    { request: { ...request, leave: { ...leave, startDate: '8 Mar' } } },
    'request.leave.startDate: "8 Mar" is no Date.',
  ],
  [
    'has a list for one object',
    { request: { ...request, viewerCan: [] } },
    'request.viewerCan.edit: It is selected, but the answer does not have it.',
  ],
])('an answer that %s does not fit', (_how, data, fault) => {
  expect(fit(data).faults).toEqual([`LeaveRequest: ${fault}`]);
});

test('a call with variables of another type is reported as well', () => {
  const [fault] = fit({ request }, 'one').faults;
  expect(fault).toContain('LeaveRequest: variables: Variable "$id" got invalid value "one"');
});

test('an operation that selects unknown fields of the schema is reported by its name', () => {
  const { faults } = toSchemaAnswer({ query: 'query Leave { zebra }' }, {});
  expect(faults).toEqual(['Leave: Cannot query field "zebra" on type "Query".']);
});
