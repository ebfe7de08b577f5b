import { database as identity } from '../../subgraphs/identity/database.js';
import { localLink } from '../../subgraphs/kit/graphql/link.js';
import { notice } from '../../subgraphs/kit/request/notice.js';
import { identity as identitySubgraph } from '../../subgraphs/identity/subgraph.js';
import { openTestPortal } from '../testing/portal.js';
import type { Account, TestPortal } from '../testing/portal.js';
import { listen } from './testing/listen.js';
import type { Listener } from './testing/listen.js';
import { StreamHub } from './streamHub.js';

let portal: TestPortal;
const open: Listener[] = [];
const ids = {} as Record<Account, number>;

beforeAll(async () => {
  portal = await openTestPortal();
  for (const who of ['employee', 'hr'] as const)
    ids[who] = (await portal.graphql<{ me: { id: number } }>(who, '{ me { id } }')).data.me.id;
}, 60_000);
afterAll(() => portal.close());
afterEach(async () => {
  for (const listener of open) listener.leave();
  await Promise.all(open.splice(0).map(({ ended }) => ended));
});

async function hear(who: Account, since?: number): Promise<Listener> {
  const listener = await listen(portal, await portal.token(who), { ...(since !== undefined && { since }) });
  open.push(listener);
  return listener;
}
const signIn = async (): Promise<string> =>
  (
    await portal.call<{ token: string }>('POST', '/api/auth/login/', {
      body: { email: 'analyst@portal.example', password: 'Harbor-Lantern-42' },
    })
  ).body.token;

let things = 0;
/** Something happens for these people, in whichever process. */
const happen = (...to: number[]) => {
  const [topic, payload] = notice({ kind: 'leave.approved', thing: (things += 1), to });
  return localLink(identitySubgraph, { compiled: true }).receive([
    { id: 0, eventId: crypto.randomUUID(), topic, payload },
  ]);
};

describe('who may listen to the stream', () => {
  test('no person without a valid token in the header: none, a wrong one, or one in the URL', async () => {
    const token = await portal.token('employee');
    for (const [shown, path] of [
      [null, '/stream'],
      ['x'.repeat(43), '/stream'],
      [null, `/stream?token=${token}`],
      [null, `/stream?access_token=${token}`],
    ] as const)
      expect((await listen(portal, shown, { path })).status).toBe(401);
  });

  test('no person who has to change the password first', async () => {
    const mustChange = (is: boolean) =>
      identity.query(`update user_account set must_change_password = $1 where email like 'analyst@%'`, [is]);
    await mustChange(true);
    const { status } = await listen(portal, await signIn());
    await mustChange(false);
    expect(status).toBe(403);
  });

  test('no person more often than a person has devices', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => hear('employee')));
    const refused = await hear('employee');
    expect([refused.status, refused.retryAfter]).toEqual([429, '30']);
    expect((await hear('hr')).status).toBe(200);
    await Promise.all(all.map((one) => (one.leave(), one.ended)));
  });

  test('a stream ends with its session, and with everything else that ends the session', async () => {
    const token = await signIn();
    const listener = await listen(portal, token);
    expect((await listener.next()).name).toBe('ready');
    await portal.call('POST', '/api/auth/logout/', { token });
    expect((await listener.next()).name).toBe('ended');
    await listener.ended;

    const dead = await listen(portal, await signIn());
    await dead.next();
    // As another process would: this one gets no message.
    const ended = await identity.one<{ userId: number }>(
      `update session set ended_at = now() where ended_at is null and user_id = (
         select id from user_account where email like 'analyst@%') returning user_id as "userId"`,
    );
    await happen(ended?.userId ?? 0);
    expect((await dead.next()).name).toBe('ended');
    await dead.ended;
  });
});

test('the stream of a program ends when its access token is revoked', async () => {
  const { data } = await portal.graphql<{
    createPersonalAccessToken: { token: string; personalAccessToken: { id: number } };
  }>(
    'hr',
    'mutation { createPersonalAccessToken(name: "Listener", lifetimeDays: 1) { token personalAccessToken { id } } }',
  );
  const { token, personalAccessToken } = data.createPersonalAccessToken;
  const listener = await listen(portal, token);
  open.push(listener);
  expect((await listener.next()).name).toBe('ready');
  await portal.graphql('hr', 'mutation ($id: Int!) { revokePersonalAccessToken(id: $id) }', {
    id: personalAccessToken.id,
  });
  expect((await listener.next()).name).toBe('ended');
  await listener.ended;
  expect((await listen(portal, token)).status).toBe(401);
});

describe('what listeners receive', () => {
  test('a message for each new line of their own, soon and without content', async () => {
    const [employee, hr] = [await hear('employee'), await hear('hr')];
    await employee.next();
    await hr.next();
    await happen(ids.employee);
    await happen(ids.hr);
    const first = await employee.next();
    expect(first.name).toBe('inbox');
    expect(await hr.next()).toEqual({ name: 'inbox', position: first.position + 1 });
  });

  test('messages as long as they listen, even after the time limit of a body', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const listener = await hear('employee');
    await listener.next();
    const late = timers.mock.calls.filter(([, wait]) => wait === 30_000).map(([whenLate]) => whenLate);
    timers.mockRestore();
    expect(late).not.toEqual([]);
    for (const whenLate of late) whenLate();
    await happen(ids.employee);
    expect((await listener.next()).name).toBe('inbox');
  });

  test('after a dropped connection all that they missed, once and in order, whatever other people got in the meantime', async () => {
    const before = await hear('employee');
    const { position } = await before.next();
    before.leave();
    await before.ended;
    await happen(ids.employee);
    await happen(ids.hr);
    await happen(ids.employee);
    const after = await hear('employee', position);
    const heard: number[] = [];
    while (heard.length < 2) {
      const event = await after.next();
      if (event.name === 'inbox') heard.push(event.position);
    }
    expect(heard).toEqual([position + 1, position + 3]);
  });

  test('a request to read everything again when the missed messages were deleted, or never sent', async () => {
    const { position } = await (await hear('employee')).next();
    expect(await (await hear('employee', position + 1_000)).next()).toMatchObject({ name: 'reset' });
    await identity.query('update stream_clock set forgotten = position');
    expect(await (await hear('employee', position - 1)).next()).toMatchObject({ name: 'reset' });
    expect(await (await hear('employee', position)).next()).toMatchObject({ name: 'ready' });
  });

  test('in every process the messages of all processes, and none twice after a process that is ahead', async () => {
    const texts: string[] = [];
    const faults: unknown[] = [];
    const other = new StreamHub({
      identity: portal.portal.links.identity,
      isSignedIn: () => Promise.resolve(true),
      onFault: (error) => faults.push(error),
    });
    const heard = new Promise<void>((resolve) => {
      void other
        .open(
          { userId: ids.employee },
          {
            token: 'known',
            since: null,
            outlet: {
              end: () => undefined,
              write: (text) => {
                texts.push(text);
                if (text.includes('event: inbox')) resolve();
              },
            },
          },
        )
        .then(() => happen(ids.employee));
    });
    await heard;
    other.close();
    expect(faults).toEqual([]);
    expect(texts.filter((text) => text.includes('event: inbox'))).toHaveLength(1);
  });

  test('each of many messages at the same moment once, in the order of their positions', async () => {
    const listener = await hear('employee');
    const { position } = await listener.next();
    await Promise.all(Array.from({ length: 20 }, () => happen(ids.employee)));
    const positions: number[] = [];
    while (positions.length < 20) positions.push((await listener.next()).position);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => position + 1 + index));
  });
});
