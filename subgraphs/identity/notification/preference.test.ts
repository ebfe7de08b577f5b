import { mailsTo } from '../../kit/testing/mails.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { identity } from '../subgraph.js';
import { inboxOf, tell } from '../testing/inbox.js';
import { makePerson } from '../user/user.factory.js';
import { mailNotifications } from './notificationMail.service.js';

let test_: TestSubgraph;
const { read } = inboxOf(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(identity);
});
afterAll(() => test_.close());

interface Choice {
  kind: string;
  inbox: boolean;
  mail: boolean;
}
const SET = `mutation ($kind: String!, $inbox: Boolean!, $mail: Boolean!) {
  setNotificationPreference(kind: $kind, inbox: $inbox, mail: $mail) { kind inbox mail } }`;
const set = (viewer: Viewer, choice: Choice) => test_.run(viewer, SET, { ...choice });
const choices = async (viewer: Viewer) =>
  (
    await test_.run<{ notificationPreferences: Choice[] }>(
      viewer,
      '{ notificationPreferences { kind inbox mail } }',
    )
  ).data.notificationPreferences;
const person = (roles: string[] = []) => makePerson(test_.database, { roles });

test('kinds of notices that do not concern a person are not offered to them and cannot be chosen', async () => {
  const { viewer } = await person();
  const offered = (await choices(viewer)).map(({ kind }) => kind);
  expect(offered).toContain('leave.approved');
  for (const kind of ['timesheet.submitted', 'leave.asked', 'work.assigned', 'employeeImport.done', 'none']) {
    expect(offered).not.toContain(kind);
    expect((await set(viewer, { kind, inbox: true, mail: true })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { kind: [`"${kind}" is not a valid choice.`] },
    });
  }
  expect((await choices({ ...viewer, reportUserIds: [1] })).map(({ kind }) => kind)).toContain('leave.asked');
});

test('by default every kind comes to the inbox and none by mail; each kind is set separately', async () => {
  const { id, viewer } = await person();
  expect((await choices(viewer)).every(({ inbox, mail }) => inbox && !mail)).toBe(true);
  await set(viewer, { kind: 'ticket.comment', inbox: false, mail: false });
  await tell({ kind: 'ticket.comment', thing: 1, to: [id] });
  await tell({ kind: 'ticket.status', thing: 2, to: [id] });
  expect((await read(viewer)).lines.map(({ kind }) => kind)).toEqual(['ticket.status']);
  expect((await choices(viewer)).filter(({ inbox }) => !inbox)).toEqual([
    { kind: 'ticket.comment', inbox: false, mail: false },
  ]);
});

test('people who chose mail get one copy of a line, without the title of the record', async () => {
  const { id, email, viewer } = await person();
  const hr = await makePerson(test_.database, { firstName: 'Priya', lastName: 'Raman' });
  await set(viewer, { kind: 'leave.rejected', inbox: true, mail: true });
  await tell({ kind: 'leave.rejected', thing: 3, to: [id], by: hr.id });
  await mailNotifications(test_.config);
  await mailNotifications(test_.config);
  const mails = await mailsTo(test_.config, email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Priya Raman rejected your leave request.');
  expect(mails[0]).toContain(`${test_.config.publicUrl}/employee/leave?request=3`);
  expect((await read(viewer)).lines).toHaveLength(1);
});

test('a person who lost the role for a notice or left in the meantime gets no mail', async () => {
  const hr = await person(['HR']);
  const left = await person();
  await set(hr.viewer, { kind: 'work.comment', inbox: false, mail: true });
  await set(left.viewer, { kind: 'leave.approved', inbox: true, mail: true });
  await tell({ kind: 'work.comment', thing: 4, to: [hr.id], needs: ['ticket.handle_hr'] });
  await tell({ kind: 'leave.approved', thing: 5, to: [left.id] });
  await test_.database.query('delete from user_role where user_id = $1', [hr.id]);
  await test_.database.query('update user_account set is_active = false where id = $1', [left.id]);
  await mailNotifications(test_.config);
  for (const { email } of [hr, left]) expect(await mailsTo(test_.config, email)).toEqual([]);
  expect(await test_.database.query('select 1 from notification_mail')).toEqual([]);
});
