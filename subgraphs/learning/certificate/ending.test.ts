import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { learning } from '../subgraph.js';
import { Revoke } from '../testing/certifications.js';
import { addCertification, pass } from '../testing/exams.js';
import { tellEnding } from './ending.service.js';

describeSubgraph(learning, (subgraph) => {
  const { as, database } = subgraph;
  afterEach(walkOn);
  const look = async () => {
    await tellEnding(subgraph.config);
    return newNotices(database);
  };

  test('nobody is notified of a revoked or expired certificate', async () => {
    standAt('2027-01-15T20:00:00Z');
    const { id } = await pass(as.employee, await addCertification(as.hr, { validityMonths: 1 }));
    await as.hr.ask(Revoke, { id, reason: 'By mistake.' });
    await pass(as.employee, await addCertification(as.hr, { validityMonths: 1 }));
    standAt('2027-03-15T20:00:00Z');
    expect(await look()).toEqual([]);
  });

  test('a holder is notified once, thirty days before a certificate expires, by whichever process checks', async () => {
    standAt('2027-04-15T19:00:00Z');
    const { id } = await pass(as.colleague, await addCertification(as.hr, { validityMonths: 2 }));
    standAt('2027-05-15T19:00:00Z');
    expect(await look()).toEqual([]);
    standAt('2027-05-16T19:00:00Z');
    await Promise.all([tellEnding(subgraph.config), tellEnding(subgraph.config)]);
    expect(await newNotices(database)).toEqual([
      { kind: 'certificate.ends', thing: id, to: [as.colleague.userId] },
    ]);
    expect(await look()).toEqual([]);
  });
});
