import { getNamedType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';

import { insertPeople } from '../person/person.factory.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from './ticket.factory.js';
import { ALL_KINDS } from './ticket.kinds.js';

const ticketType = tickets.schema.getType('Ticket') as GraphQLObjectType;

/** Values that only IT Staff and administrators may read. */
const FOR_IT = ['earlierOnAsset'];

/** Every value of a ticket as its own selection: 'title', 'leave { startDate }'. Other subgraphs' are left out. */
const SELECTIONS = Object.values(ticketType.getFields()).flatMap((field) => {
  if (FOR_IT.includes(field.name)) return [];
  const type = getNamedType(field.type);
  if (isLeafType(type)) return [field.name];
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((inner) => isLeafType(getNamedType(inner.type)))
    .map((inner) => `${field.name} { ${inner.name} }`);
});

type Rows = Record<string, unknown>[];

describeSubgraph(tickets, (subgraph) => {
  const asker = viewer([], { userId: 7, fullName: 'Ada Fox', departmentName: 'Design' });
  const hr = viewer(['HR'], { userId: 8 });

  beforeAll(async () => {
    await insertPeople(subgraph.database, [asker]);
    for (const kind of ALL_KINDS)
      await insertTicket(subgraph.database, kind, asker, {
        tags: ['Blue'],
        assignedToId: hr.userId,
        assignedToName: 'Herta',
        status: 'resolved',
        approvedByName: 'Herta',
        ...(kind === 'leave-request' && {
          document: { key: 'a/b', name: 'note.pdf', contentType: 'application/pdf' },
        }),
      });
    await insertTicket(subgraph.database, 'feedback', asker, { isAnonymous: true });
  });

  const page = async (selection: string) => {
    const { data, errors } = await subgraph.run<{ masterTickets: { results: Rows } }>(
      hr,
      `{ masterTickets { results { ${selection} } } }`,
    );
    expect(errors).toEqual([]);
    return data.masterTickets.results;
  };
  const single = async (id: number, selection: string) => {
    const { data, errors } = await subgraph.run<{ ticket: Rows[number] }>(
      hr,
      `{ ticket(id: ${id}) { ${selection} } }`,
    );
    expect(errors).toEqual([]);
    return data.ticket;
  };
  /** The value of a part of a row, with any selection of its other fields. */
  const partOf = (row: Rows[number], selection: string) => {
    const [outer = '', inner] = selection.match(/\w+/g) ?? [];
    const value = row[outer];
    const part = inner === undefined || value === null ? value : (value as Rows[number])[inner];
    // A signed link changes with the second it was made in.
    return typeof part === 'string' && part.startsWith('/api/files/') ? 'a link' : part;
  };

  test('a value of a ticket does not depend on the other selected fields, in a list and in a single read', async () => {
    const whole = await page(SELECTIONS.join(' '));
    expect(whole).toHaveLength(5);
    for (const selection of SELECTIONS) {
      const alone = await page(selection);
      const ids = whole.map((row) => row['id'] as number);
      const one = await Promise.all(ids.map((id) => single(id, selection)));
      const expected = whole.map((row) => partOf(row, selection));
      expect([selection, alone.map((row) => partOf(row, selection))]).toEqual([selection, expected]);
      expect([selection, one.map((row) => partOf(row, selection))]).toEqual([selection, expected]);
    }
  });

  test('a list reads only the selected columns, and joins only the tables they need', async () => {
    const statementFor = async (selection: string) => {
      const { sent } = await statementsOf(subgraph, hr, `{ masterTickets { results { ${selection} } } }`, {});
      return sent.map(([sql]) => sql).find((sql) => sql.includes('from ticket t')) ?? '';
    };
    const narrow = await statementFor('id title ...on Ticket { status }');
    expect(narrow).toContain(
      'select t.id as "id", t.kind as "kind", t.title as "title", t.status as "status" from',
    );
    expect(narrow).not.toContain('join');
    // Made to the rows of the page, which are in brackets.
    const joined = (table: string) => new RegExp(`^(?!.*join.*join).*offset 0\\) t left join .*${table}`);
    expect(await statementFor('createdByEmail')).toMatch(joined('person'));
    expect(await statementFor('general { location }')).toMatch(joined('ticket_category'));
  });
});
