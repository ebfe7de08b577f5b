import { conflict, INSTANT, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { usePortal } from '../../testing/rest.js';
import { ticketsOf, words } from '../../testing/families/madeTickets.js';
import type { Ticket } from '../../testing/families/madeTickets.js';

const portal = usePortal();
const { call, get, post, ids, fresh, list } = ticketsOf(portal);
const SUPPORT = {
  affected_system: null,
  asset_tag: null,
  impact_level: null,
  issue_type: null,
  location: null,
};
const LATE = 'Tickets can be deleted only while they are open, in progress or waiting for a response.';

describe('IT support', () => {
  const ask = (more: Json = {}) =>
    call<Ticket>('POST', 'employee', 'it-support/', { ...words, issue_type: ' Hardware ', ...more });

  test('a person who asks IT for help gets the whole record, with the IT fields again under extra_fields [B3.75, B7.29, C3.6]', async () => {
    const { status, body } = await ask();
    const extra_fields = {
      ...SUPPORT,
      issue_type: 'Hardware',
      impact_level: 'low',
      estimated_resolution: null,
    };
    expect([status, body]).toEqual([
      201,
      await fresh({
        type: 'it-support',
        tags: ['IT Support'],
        ...extra_fields,
        category_name: 'IT Support',
        category_department: body['category_department'],
        extra_fields,
      }),
    ]);
    const told = {
      impact_level: 'CRITICAL',
      affected_system: ' Laptop ',
      asset_tag: ' LAP-001 ',
      location: ' Floor 2 ',
      priority: 'Urgent',
    };
    const kept = {
      impact_level: 'critical',
      affected_system: 'Laptop',
      asset_tag: 'LAP-001',
      location: 'Floor 2',
    };
    expect((await ask(told)).body).toMatchObject({ ...kept, priority: 'urgent', extra_fields: kept });
    const blank = { impact_level: '', affected_system: ' ', asset_tag: '', location: null, priority: '' };
    expect((await ask(blank)).body).toMatchObject({
      ...SUPPORT,
      issue_type: 'Hardware',
      impact_level: 'low',
      priority: 'medium',
    });
  });

  test('a person who asks IT for help gives the issue type and one of four impacts [B5.20, B9.13]', async () => {
    for (const issue_type of ['', ' ', null, undefined])
      expect(outcome(await ask({ issue_type }))).toEqual(
        refused({
          issue_type: ['Please specify the issue type for IT support requests'],
        }),
      );
    for (const impact_level of ['low', 'medium', 'high', 'critical'])
      expect((await ask({ impact_level })).body['impact_level']).toBe(impact_level);
    const found = (
      await list('hr', 'it-support/?impact_level=CRITICAL,high&issue_type=HARDWARE&page_size=200')
    ).results;
    expect(new Set(found.map((row) => row['impact_level']))).toEqual(new Set(['critical', 'high']));
  });

  test('IT answers an IT support ticket under the path of general tickets; once it is solved, its person can no longer delete it, but IT can [C7.5, C7.6, C7.7, C7.8, C7.9]', async () => {
    const { id } = (await ask()).body;
    for (const account of ['employee', 'it'] as const)
      expect(await ids(account, 'general-it-tickets/?')).toContain(id);
    await post('it', `general/${id}/comments/`, { comment: 'Since when?', is_internal: false });
    await post('employee', `it-support/${id}/comments/`, { comment: 'Since Monday.' });
    expect(await post('it', `general/${id}/update_status/`, { status: 'resolved' })).toMatchObject({
      status: 'resolved',
      resolved_at: INSTANT,
    });
    expect((await list('employee', `general/${id}/comments/`)).results.map((one) => one['comment'])).toEqual([
      'Since when?',
      'Since Monday.',
    ]);
    expect(outcome(await call('DELETE', 'employee', `it-support/${id}/`))).toEqual(
      conflict(LATE, 'resolved'),
    );
    expect((await call('DELETE', 'it', `general/${id}/`)).status).toBe(204);
    expect((await call('GET', 'employee', `it-support/${id}/`)).status).toBe(404);
  });
});

describe('a general ticket', () => {
  const ask = (more: Json = {}) => call<Ticket>('POST', 'employee', 'general/', { ...words, ...more });

  test('a person who creates a general ticket gets the whole record [A3.14, A5.44, A7.31, B7.30]', async () => {
    const { status, body } = await ask({ category: 'it support', affected_system: ' Floor 2 ' });
    const category = { category: 1, category_name: 'IT Support' };
    const whole = {
      type: 'general',
      tags: ['IT Support'],
      ...category,
      category_department: body['category_department'],
      affected_system: 'Floor 2',
    };
    expect([status, body]).toEqual([
      201,
      await fresh({ ...whole, extra_fields: { ...SUPPORT, affected_system: 'Floor 2', ...category } }),
    ]);
  });

  test('has its category by id or name; an unknown name, or none, means General [A7.31]', async () => {
    for (const { id, name, department_name } of (
      await list<{ id: number; name: string; department_name: string | null }>('employee', 'categories/')
    ).results) {
      for (const category of [id, String(id), ` ${id} `, name, name.toUpperCase(), ` ${name} `]) {
        expect([category, (await ask({ category })).body]).toEqual([
          category,
          expect.objectContaining({
            category: id,
            category_name: name,
            category_department: department_name,
          }),
        ]);
      }
    }
    for (const category of [undefined, '', ' ', null, 'Catering', '-', '2-', '1 2'])
      expect([category, (await ask({ category })).body]).toEqual([
        category,
        expect.objectContaining({ category_name: 'General', tags: [] }),
      ]);
    for (const category of [999_999, '999999', -1])
      expect([category, outcome(await ask({ category }))]).toEqual([
        category,
        refused({ category: ['Unknown category.'] }),
      ]);
    for (const category of [{}, true, [1]])
      expect([category, (await ask({ category })).status]).toEqual([category, 400]);
  });

  test('is with IT support tickets in the list of the IT page, both with the same keys [C3.6, C3.7, C4.31, C7.5]', async () => {
    await ask({ category: 1 });
    const { results } = await list<Ticket & { extra_fields: Json }>(
      'it',
      'general-it-tickets/?page_size=200&type=x&created_by_email=x',
    );
    expect(new Set(results.map(({ type }) => type))).toEqual(new Set(['general', 'it-support']));
    for (const { type, extra_fields, ...row } of results) {
      const more = type === 'general' ? ['category', 'category_name'] : ['estimated_resolution'];
      expect([type, Object.keys(extra_fields).sort()]).toEqual([
        type,
        [...Object.keys(SUPPORT), ...more].sort(),
      ]);
      if (type === 'it-support') expect(row).toMatchObject({ category: 1, category_name: 'IT Support' });
      expect(extra_fields['affected_system']).toBe(row['affected_system']);
    }
  });

  test('is discussed with HR and closed; then it can no longer be deleted [A4.34, A7.31, A7.32, A7.33, B7.31, C7.6, C7.7]', async () => {
    const { id } = (await ask({ title: 'The whole way' })).body;
    for (const path of ['general/?', 'my-tickets/?type=general&', 'general-it-tickets/?'])
      expect([path, await ids('employee', path)]).toEqual([path, expect.arrayContaining([id])]);
    expect([await ids('hr', 'general/?all=true&'), await ids('hr', 'general/?')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    await post('hr', `general/${id}/comments/`, { comment: 'Which floor?' });
    const decided = await post('hr', `general/${id}/update_status/`, {
      status: 'resolved',
      comment: 'It stands there.',
    });
    expect(await get('employee', `general/${id}/`)).toEqual(decided);
    expect(outcome(await call('DELETE', 'employee', `general/${id}/`))).toEqual(conflict(LATE, 'resolved'));
  });
});

test('nobody can write the fields of a ticket that only the server sets [S-34]', async () => {
  const forged = {
    ...{
      id: 1,
      type: 'leave-request',
      kind: 'GENERAL',
      status: 'resolved',
      created_by: 1,
      created_by_id: 1,
      createdById: 1,
      created_by_name: 'Somebody',
      created_by_email: 'x@portal.example',
      version: 99,
    },
    ...{
      created_by_department: 'Sales',
      assigned_to: 1,
      tags: ['x'],
      rating: 5,
      estimated_resolution: 'soon',
      created_at: '2020-01-01T00:00:00Z',
      resolved_at: '2020-01-01T00:00:00Z',
    },
  };
  for (const [type, more] of [
    ['feedback', {}],
    ['it-support', { issue_type: 'Hardware' }],
    ['general', {}],
  ] as const) {
    const body = await post('employee', `${type}/`, { ...forged, ...words, ...more });
    expect(body).toMatchObject(await fresh({ type }));
    expect([
      body['id'] === 1,
      body['rating'] ?? null,
      body['estimated_resolution'] ?? null,
      String(body['created_at']) > '2021',
    ]).toEqual([false, null, null, true]);
  }
});
