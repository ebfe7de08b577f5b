import { conflict, INSTANT, outcome } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { profileOf } from '../../testing/families/people.js';
import { usePortal } from '../../testing/rest.js';
import { ticketsOf, words } from '../../testing/families/madeTickets.js';
import type { Ticket } from '../../testing/families/madeTickets.js';

const portal = usePortal();
const { call, get, post, ids, fresh, list } = ticketsOf(portal);

describe('feedback', () => {
  const give = (more: Json = {}) => call<Ticket>('POST', 'employee', 'feedback/', { ...words, ...more });
  const OWN = { type: 'feedback', tags: [], feedback_type: 'suggestion', rating: null };

  test('a person who gives feedback gets the whole record with its author [A5.41, A7.28, B7.28]', async () => {
    const { status, body } = await give({ title: ' A lamp ' });
    expect([status, body]).toEqual([
      201,
      await fresh({ ...OWN, is_anonymous: false, anonymous_email: null, anonymous_name: null }),
    ]);
  });

  test.each<Json>([
    { is_anonymous: true },
    { is_anonymous: 'TRUE' },
    { anonymous_name: 'Anonymous User' },
    { anonymous_email: 'employee@portal.example' },
    { is_anonymous: false, anonymous_email: 'anonymous@company.com' },
    { is_anonymous: null, anonymous_name: 'Somebody', anonymous_email: '' },
  ])('feedback with %j names nobody, and any given author is dropped [A3.13, A5.42, A7.28]', async (more) => {
    const { status, body } = await give(more);
    const nobody = {
      created_by: null,
      created_by_name: 'Anonymous',
      created_by_email: null,
      created_by_department: null,
      anonymous_email: null,
      anonymous_name: 'Anonymous',
    };
    expect([status, body]).toEqual([201, await fresh({ ...OWN, ...nobody, is_anonymous: true })]);
    for (const account of ['employee', 'hr', 'admin'] as const)
      expect(await get(account, `feedback/${body.id}/`)).toEqual(body);
  });

  test('blank values do not make feedback anonymous', async () => {
    for (const more of [
      { anonymous_email: '', anonymous_name: '  ' },
      { anonymous_email: null, is_anonymous: null },
      { is_anonymous: '' },
      { is_anonymous: '0' },
    ]) {
      expect([more, (await give(more)).body]).toEqual([
        more,
        expect.objectContaining({
          is_anonymous: false,
          created_by: expect.any(Number),
          anonymous_name: null,
        }),
      ]);
    }
  });

  test('feedback has any type and priority in any spelling; a feature request is returned with a hyphen [B9.12, B9.15]', async () => {
    for (const type of [
      'suggestion',
      'complaint',
      'compliment',
      'process_improvement',
      'workplace_environment',
      'management',
      'other',
      'feature-request',
    ]) {
      for (const spelt of [type.toUpperCase(), type.replaceAll('-', '_'), ` ${type.replaceAll('_', '-')} `])
        expect([spelt, (await give({ feedback_type: spelt })).body['feedback_type']]).toEqual([spelt, type]);
    }
    for (const priority of ['low', 'medium', 'high', 'urgent'])
      expect((await give({ priority: priority.toUpperCase() })).body['priority']).toBe(priority);
    for (const nothing of ['', null])
      expect((await give({ priority: nothing, feedback_type: nothing })).body).toMatchObject({
        priority: 'medium',
        feedback_type: 'suggestion',
      });
    const wishes = (
      await list('hr', 'feedback/?all=1&feedback_type=feature-request&is_anonymous=0&page_size=200')
    ).results;
    expect(
      new Set(wishes.map((row) => `${String(row['feedback_type'])} ${String(row['is_anonymous'])}`)),
    ).toEqual(new Set(['feature-request false']));
  });

  test.each([{ is_anonymous: true }, {}])(
    'feedback given with %j is answered and decided by HR, and can then no longer be withdrawn [A4.33, A7.28, A7.29, A7.30, B7.31]',
    async (more) => {
      const { id } = (await give(more)).body;
      expect([
        await ids('employee', 'feedback/?'),
        await ids('hr', 'feedback/?all=true&'),
        await ids('hr', 'feedback/?all=true&mine=true&'),
      ]).toEqual([
        expect.arrayContaining([id]),
        expect.arrayContaining([id]),
        expect.not.arrayContaining([id]),
      ]);
      await post('hr', `feedback/${id}/comments/`, { comment: 'Which room?', is_internal: false });
      await post('employee', `feedback/${id}/comments/`, { comment: 'The small one.' });
      const decided = await post('hr', `feedback/${id}/update_status/`, {
        status: 'resolved',
        comment: 'It is yours.',
      });
      expect([decided['resolved_at'], await get('employee', `feedback/${id}/`)]).toEqual([INSTANT, decided]);
      const [hr, me] = [
        (await profileOf(portal(), 'hr')).full_name,
        'is_anonymous' in more ? 'Anonymous' : (await profileOf(portal(), 'employee')).full_name,
      ];
      const { results } = await list('employee', `feedback/${id}/comments/`);
      expect(results.map((one) => [one['comment'], one['created_by_name']])).toEqual([
        ['Which room?', hr],
        ['The small one.', me],
        ['It is yours.', hr],
      ]);
      expect(outcome(await call('DELETE', 'employee', `feedback/${id}/`))).toEqual(
        conflict('Feedback can be cancelled only while it is open.', 'resolved'),
      );
    },
  );
});
