import { dayIn } from '../../kit/config/calendar.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { learning } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';

const Waiting = graphql(`
  query WaitingInLearning {
    waitingInLearning {
      kind
      count
      detail
      path
      until
    }
  }
`);

describeSubgraph(learning, (subgraph) => {
  const { as, database } = subgraph;
  const waiting = async (who: Asker) => (await who.ask(Waiting)).waitingInLearning;
  let id = 0;
  beforeAll(async () => {
    const row = await database.one<{ id: number }>(
      `insert into certification (name) values ('Sailing') returning id`,
    );
    id = row?.id ?? 0;
  });

  test('a person who is not signed in reads no waiting exams or certificates', async () => {
    await expectRefusal(as.nobody.try(Waiting), 'UNAUTHENTICATED');
  });

  test('an open exam waits only for the person who started it, until its deadline [C4.50]', async () => {
    const begin = (userId: number, minutes: number) =>
      database.query(
        `insert into exam_attempt (certification_id, user_id, user_name, started_at, expires_at, duration_minutes, minimum_score, total_questions, device_token)
         values ($1, $2, 'A Person', now() - interval '3 hours', now() + $3::int * interval '1 minute', 60, 70, 10, 'x')`,
        [id, userId, minutes],
      );
    await begin(as.employee.userId, 40);
    await begin(as.colleague.userId, -40);
    for (const who of ['colleague', 'hr', 'manager'] as const) expect(await waiting(as[who])).toEqual([]);
    expect(await waiting(as.employee)).toEqual([
      {
        kind: 'EXAM_OPEN',
        count: 1,
        detail: 'Sailing',
        path: `/learning/certifications?certification=${id}`,
        until: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ]);
  });

  test('a certificate waits only for its holder, from 60 days before its end until it has ended', async () => {
    const today = dayIn(subgraph.config.organisation.timeZone);
    const certify = async (userId: number, days: number) => {
      const attempt = await database.one<{ id: number }>(
        `insert into exam_attempt (certification_id, user_id, user_name, status, started_at, expires_at, completed_at, duration_minutes, minimum_score, total_questions, device_token, passed, score_percentage, correct_answers)
         values ($1, $2, 'A Person', 'completed', now(), now(), now(), 60, 70, 10, 'x', true, 90, 9) returning id`,
        [id, userId],
      );
      await database.query(
        `insert into certificate (certification_id, user_id, holder_name, attempt_id, certificate_number, score_achieved, issued_date, expiry_date)
         values ($1, $2, 'A Person', $3, $4, 90, $5::date - 300, $5::date + $6::int)`,
        [id, userId, attempt?.id, `CERT-${userId}`, today, days],
      );
    };
    await certify(as.it.userId, 59);
    await certify(as.manager.userId, 61);
    await certify(as.analyst.userId, -1);
    for (const who of ['manager', 'analyst', 'hr', 'admin'] as const)
      expect(await waiting(as[who])).toEqual([]);
    expect(await waiting(as.it)).toMatchObject([
      { kind: 'CERTIFICATES_ENDING', count: 1, detail: 'Sailing', until: expect.stringMatching(/^\d{4}-/) },
    ]);
  });
});
