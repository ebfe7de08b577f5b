import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { learning } from '../subgraph.js';
import { Earned, OneCertificate, OwnCertificates, Revoke, Verify } from '../testing/certifications.js';
import { Certificates, StartExam, UpdateCertification } from '../testing/examDocuments.js';
import { addCertification, pass } from '../testing/exams.js';

const NUMBER = /^CERT-\d{4}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

describeSubgraph(learning, ({ as }) => {
  afterEach(walkOn);
  const verify = async (who: typeof as.nobody, id: string) =>
    (await who.ask(Verify, { id })).verifyCertificate;

  test("only HR and administrators read another person's certificates, and only they revoke one", async () => {
    const certificate = await pass(as.employee, await addCertification(as.hr));
    const { id } = certificate;
    await expectRefusal(as.nobody.try(OneCertificate, { id }), 'UNAUTHENTICATED');
    for (const who of [as.colleague, as.manager, as.it, as.analyst]) {
      await expectRefusal(who.try(OneCertificate, { id }), 'NOT_FOUND');
      await expectRefusal(who.try(Certificates, { user: as.employee.userId }), 'FORBIDDEN');
      await expectRefusal(who.try(Revoke, { id, reason: 'No.' }), 'FORBIDDEN');
      await expectRefusal(who.try(Verify, { id: String(id) }), 'NOT_FOUND');
    }
    await expectRefusal(as.employee.try(Revoke, { id, reason: 'Mine.' }), 'FORBIDDEN');
    for (const who of [as.employee, as.hr, as.admin])
      expect((await who.ask(OneCertificate, { id })).certificate).toMatchObject({
        ...certificate,
        user: { id: as.employee.userId },
        certification: { id: certificate.certificationId },
      });
    const { certificates } = await as.hr.ask(Certificates, { user: as.employee.userId });
    expect(certificates.results).toEqual([certificate]);
    expect((await as.hr.ask(Certificates, {})).certificates.count).toBe(0);
  });

  test('a certificate has an unguessable number and an expiry day, fixed at issue [C3.15, E5]', async () => {
    const certification = await addCertification(as.hr, { validityMonths: 1 });
    standAt('2027-01-31T20:00:00Z');
    const one = await pass(as.employee, certification);
    expect(one).toMatchObject({
      ...{ holderName: as.employee.fullName, scoreAchieved: 100, status: 'ACTIVE', isExpired: false },
      ...{ issuedDate: '2027-01-31', expiryDate: '2027-02-28', revocationReason: null },
      certificateNumber: expect.stringMatching(NUMBER) as string,
    });
    const other = await pass(as.colleague, certification);
    expect(other.certificateNumber.slice(10)).not.toBe(one.certificateNumber.slice(10));
  });

  test('anyone signed in verifies a certificate by its number, in any spelling [E6]', async () => {
    const { certificateNumber, certificationName } = await pass(as.employee, await addCertification(as.hr));
    await expectRefusal(as.nobody.try(Verify, { id: certificateNumber }), 'UNAUTHENTICATED');
    const known = {
      ...{ valid: true, invalidReason: null, certificateNumber, certificationName, scoreAchieved: 100 },
      ...{ holderName: as.employee.fullName, status: 'ACTIVE', isExpired: false },
    };
    for (const typed of [
      certificateNumber,
      ` ${certificateNumber.toLowerCase()} `,
      certificateNumber.replaceAll('-', ''),
      // What follows the year as a person may read it.
      certificateNumber.slice(0, 10) + certificateNumber.slice(10).replaceAll('0', 'o').replaceAll('1', 'L'),
    ])
      expect(await verify(as.colleague, typed)).toMatchObject(known);
    const last = certificateNumber.at(-1) === 'A' ? 'B' : 'A';
    for (const wrong of [`${certificateNumber.slice(0, -1)}${last}`, 'CERT-2026', '', '-1', '9'.repeat(500)])
      await expectRefusal(as.colleague.try(Verify, { id: wrong }), 'NOT_FOUND');
  });

  test('its holder and HR also verify a certificate by its id', async () => {
    const { id, certificateNumber } = await pass(as.employee, await addCertification(as.hr));
    for (const who of [as.employee, as.hr])
      expect(await verify(who, String(id))).toMatchObject({ certificateNumber, valid: true });
  });

  test('HR revokes a certificate with a reason, once, and its holder may earn a new one', async () => {
    const certification = await addCertification(as.hr);
    const { id, certificateNumber } = await pass(as.employee, certification);
    await expectRefusal(as.hr.try(Revoke, { id, reason: '  ' }), 'BAD_USER_INPUT', 'reason');
    await expectRefusal(as.hr.try(Revoke, { id, reason: 'x'.repeat(501) }), 'BAD_USER_INPUT', 'reason');
    await expectRefusal(as.hr.try(Revoke, { id: 999_999, reason: 'No.' }), 'NOT_FOUND');
    const reason = 'Another person sat the exam.';
    const { revokeCertificate } = await expectOneWinner(
      [as.hr, as.admin, as.hr].map((who) => who.try(Revoke, { id, reason })),
      'CONFLICT',
      { message: 'This certificate is already revoked.', currentStatus: 'revoked' },
    );
    expect(revokeCertificate).toMatchObject({ status: 'REVOKED', revocationReason: reason });
    expect(await verify(as.colleague, certificateNumber)).toMatchObject({
      ...{ valid: false, invalidReason: 'REVOKED', status: 'REVOKED' },
    });
    const again = await pass(as.employee, certification);
    expect(await verify(as.colleague, again.certificateNumber)).toMatchObject({ valid: true });
  });

  test('a certificate is valid to the end of its last day, and can be renewed after it [L4, C4.51]', async () => {
    const certification = await addCertification(as.hr, { validityMonths: 12 });
    const holder = as(viewer());
    standAt('2027-03-01T18:00:00Z');
    const first = await pass(holder, certification);
    // The last hour of the last day in San Francisco.
    standAt('2028-03-02T07:59:00Z');
    expect(await verify(holder, first.certificateNumber)).toMatchObject({ valid: true, isExpired: false });
    await expectRefusal(holder.try(StartExam, { certification }), 'CONFLICT');
    standAt('2028-03-02T08:00:00Z');
    expect(await verify(holder, first.certificateNumber)).toMatchObject({
      ...{ valid: false, invalidReason: 'EXPIRED', status: 'ACTIVE', isExpired: true },
    });
    const second = await pass(holder, certification);
    expect(second).toMatchObject({ issuedDate: '2028-03-02', expiryDate: '2029-03-02' });
    const { active } = await holder.ask(OwnCertificates, {});
    expect(active.results.map(({ id }) => id)).toEqual([second.id]);
    const { certificates } = await holder.ask(Certificates, { certification: [certification] });
    expect(certificates.results.map(({ id, isExpired }) => [id, isExpired])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
  });

  test("the learning figures count a person's certificates without revoked ones [C3.25]", async () => {
    const holder = as(viewer());
    const { id } = await pass(holder, await addCertification(as.hr));
    await pass(holder, await addCertification(as.hr));
    const earned = async () => (await holder.ask(Earned, {})).learningDashboardStats.certificatesEarned;
    expect(await earned()).toBe(2);
    await as.hr.ask(Revoke, { id, reason: 'A mistake.' });
    expect(await earned()).toBe(1);
  });

  test('a change of the validity period does not change issued certificates', async () => {
    const certification = await addCertification(as.hr, { validityMonths: 6 });
    const before = await pass(as.employee, certification);
    await as.hr.ask(UpdateCertification, { id: certification, input: { validityMonths: 60 } });
    const { certificate } = await as.employee.ask(OneCertificate, { id: before.id });
    expect(certificate?.expiryDate).toBe(before.expiryDate);
  });

  test('certificates that expire soon are listed, the next one first [C7.48]', async () => {
    const holder = as(viewer());
    standAt('2027-03-01T18:00:00Z');
    const [half, one, two] = [
      await pass(holder, await addCertification(as.hr, { validityMonths: 6 })),
      await pass(holder, await addCertification(as.hr, { validityMonths: 1 })),
      await pass(holder, await addCertification(as.hr, { validityMonths: 2 })),
    ];
    const expiring = async (days?: number) =>
      (await holder.ask(OwnCertificates, { days })).expiring.results.map(({ id }) => id);
    expect(await expiring(31)).toEqual([one.id]);
    expect(await expiring(200)).toEqual([one.id, two.id, half.id]);
    expect(await expiring()).toEqual([]);
    for (const days of [0, 366, -1])
      await expectRefusal(holder.try(OwnCertificates, { days }), 'BAD_USER_INPUT');
  });
});

describeSubgraph(learning, { config: { LIMITS_ENABLED: 'true' } }, ({ as }) => {
  test('more than thirty checks a minute by one person are refused [E6]', async () => {
    const [eager, other] = [as(viewer()), as(viewer())];
    const tries = await Promise.all(Array.from({ length: 31 }, () => eager.try(Verify, { id: 'CERT' })));
    const codes = tries.map(({ errors }) => errors[0]?.code);
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(30);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
    await expectRefusal(other.try(Verify, { id: 'CERT' }), 'NOT_FOUND');
  });
});
