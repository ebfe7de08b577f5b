import { randomUUID } from 'node:crypto';
import { localLink } from '../../kit/graphql/link.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { importRunner } from '../employeeImport/importEvents.service.js';
import { people } from '../subgraph.js';
import type { TestIdentity } from './identity.js';

const CHECK = `mutation ($file: Upload!) { check: checkEmployeeImport(file: $file) {
  rows newRows knownRows badRows unknownColumns problemCount problems { row column reason } } }`;
const START = 'mutation ($file: Upload!) { start: startEmployeeImport(file: $file) { id } }';
const READ = `query ($id: Int) { job: employeeImport(id: $id) {
  id fileName status step total done made known startedAt finishedAt startedBy { id } problems { row column reason } } }`;

interface Problem {
  row: number | null;
  column: string | null;
  reason: string;
}
interface Check {
  rows: number;
  newRows: number;
  knownRows: number;
  badRows: number;
  unknownColumns: string[];
  problemCount: number;
  problems: Problem[];
}
interface Job {
  id: number;
  fileName: string;
  status: string;
  step: string;
  total: number;
  done: number;
  made: number;
  known: number;
  finishedAt: string | null;
  problems: Problem[];
}
interface Told {
  importId: number;
  rows: {
    place: number;
    userId: number;
    firstName: string;
    lastName: string;
    email: string;
    works: boolean;
  }[];
}

/** Whose number no account of a test gets. */
export const hr = viewer(['HR'], { userId: 900_001, employeeId: null });
const HEADS = 'First name,Last name,E-mail,Job title';

/** A file of these lines under the usual heads. */
export const csvOf = (lines: readonly string[], heads = HEADS): string =>
  [heads, ...lines].map((line) => `${line}\r\n`).join('');

/** Imports as people sees them; identity is answered and played by the test. */
export function imports(open: () => TestSubgraph, identity: TestIdentity) {
  const link = localLink(people, { compiled: true });
  const ask = async <Data>(who: Viewer | null, document: string, content: string | Buffer, key?: string) => {
    const file = await uploadTo(open(), 'people.csv', content);
    return open().run<Data>(who, document, { file }, key === undefined ? {} : { idempotencyKey: key });
  };
  const send = (topic: string, payload: object) =>
    link.receive([{ id: 0, eventId: randomUUID(), topic, payload: { ...payload } }]);
  const told = async (topic: string): Promise<Told[]> =>
    (await link.waitingEvents())
      .filter((event) => event.topic === topic)
      .map(({ payload }) => payload as unknown as Told);

  return {
    send,
    told,
    check: (content: string | Buffer, who: Viewer | null = hr) => ask<{ check: Check }>(who, CHECK, content),
    start: (content: string | Buffer, who: Viewer | null = hr, key?: string) =>
      ask<{ start: { id: number } }>(who, START, content, key),
    read: (id: number | null = null, who: Viewer | null = hr) =>
      open().run<{ job: Job | null }>(who, READ, { id }),
    /** Identity creates the accounts of the last event; existing ones are kept. */
    makeAccounts: async () => {
      const byEmail = new Map([...identity.users.values()].map((user) => [user.email, user]));
      for (const { importId, rows } of await told('employeeImport.checked')) {
        const made = rows.map(({ place, ...person }) => {
          const known = byEmail.get(person.email);
          const { id } = known ?? identity.add({ ...person, isActive: false });
          return { place, userId: id, known: known ? { ...known, maySignIn: known.isActive } : null };
        });
        await send('importedAccounts.made', { importId, rows: made });
      }
      await importRunner.idle();
    },
    openAccounts: async () => {
      for (const { importId, rows } of await told('employeeImport.hired'))
        await send('importedAccounts.opened', { importId, count: rows.length });
    },
    clear: () =>
      open().database.query('truncate import_job, import_row, outbox, inbox, employee, idempotency cascade'),
  };
}
