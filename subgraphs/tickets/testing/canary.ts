import type { Actor } from '../../kit/testing/actors.js';
import type { SubgraphTests } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { insertPeople } from '../person/person.factory.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { AddComment } from './comments.js';
import { DeleteFeedback, giveAnonymously, giveFeedback } from './feedback.js';
import { FeedbackTickets, MyTickets } from './lists.js';
import { ReopenTicket, SetStatus } from './status.js';

/** Someone whose every trait is unlike anything else in the database. */
export const canary = viewer([], {
  userId: 918_273_645,
  employeeId: 918_273_646,
  sessionId: 918_273_647,
  fullName: 'Canary Quillfeather',
  email: 'c.quillfeather@portal.example',
  departmentName: 'Aviary',
});
/** Someone else who did the same: what tells the two apart for others gives one of them away. */
export const twin = viewer([], {
  userId: 827_364_591,
  fullName: 'Wren Hollow',
  email: 'w.hollow@portal.example',
  departmentName: 'Burrow',
});

/** What must never be next to anonymous feedback of the two. */
export const TRAITS = /91827364[567]|quillfeather|aviary|827364591|hollow|burrow/i;

/**
 * What an author sends: its words tell nothing; the e-mail and the name beside them are what the form sends
 * (A5.42).
 */
export const secretOf = ({ email, fullName }: Viewer) => ({
  title: 'Thoughts',
  description: 'About the canteen.',
  isAnonymous: true,
  anonymousEmail: email,
  anonymousName: fullName,
});

export interface Secrets {
  /** Anonymous feedback of the two, in the order it was given; the author commented on each. */
  canary: number[];
  twin: number[];
  /** Given and withdrawn by the canary. */
  withdrawn: number;
}

async function actAnonymously(who: Actor, name: string): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 1; n <= 3; n += 1) {
    const key = { idempotencyKey: `${name}-${n}` };
    const id = await giveAnonymously(who, secretOf(who), key);
    await who.ask(AddComment, { ticket: id, comment: 'And one more thing.' }, key);
    await who.ask(FeedbackTickets);
    await who.ask(MyTickets);
    ids.push(id);
  }
  return ids;
}

/**
 * What the two do under their names, so that the names are known to the database: rows that may show them.
 */
export async function actOpenly({ as, database }: SubgraphTests): Promise<number[]> {
  await insertPeople(database, [canary, twin]);
  const ids: number[] = [];
  for (const who of [canary, twin]) {
    ids.push(await giveFeedback(as(who), { title: 'Openly' }));
    for (const kind of ['general', 'leave-request'] as const)
      ids.push(await insertTicket(database, kind, who));
  }
  return ids;
}

/** What the two do without their names. */
export async function actInSecret({ as }: SubgraphTests): Promise<Secrets> {
  const [first, second] = [as(canary), as(twin)];
  const secrets = {
    canary: await actAnonymously(first, 'canary'),
    twin: await actAnonymously(second, 'twin'),
  };
  const withdrawn = await giveAnonymously(first, { title: 'Never mind' });
  await first.ask(DeleteFeedback, { id: withdrawn }, { idempotencyKey: 'canary-withdraws' });
  return { ...secrets, withdrawn };
}

/** The actions of handlers on every piece of feedback. */
export async function handleAll(handler: Actor, ids: number[]): Promise<void> {
  for (const id of ids) {
    const key = (step: string) => ({ idempotencyKey: `${id}-${step}` });
    await handler.ask(AddComment, { ticket: id, comment: 'Thank you.' }, key('thanks'));
    await handler.ask(AddComment, { ticket: id, comment: 'Who may that be?', isInternal: true }, key('asks'));
    await handler.ask(SetStatus, { id, status: 'RESOLVED', comment: 'Done.' }, key('resolves'));
    await handler.ask(ReopenTicket, { id }, key('reopens'));
  }
}
