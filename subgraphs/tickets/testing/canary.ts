import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { DELETE_FEEDBACK, giveAnonymously, giveFeedback } from './feedback.js';

/** Somebody whose every trait is unlike anything else in the database. */
export const canary = viewer([], { userId: 918_273_645, employeeId: 918_273_646, sessionId: 918_273_647, fullName: 'Canary Quillfeather', email: 'c.quillfeather@portal.example', departmentName: 'Aviary' });
/** Somebody else who did the same: what tells the two apart for others gives one of them away. */
export const twin = viewer([], { userId: 827_364_591, fullName: 'Wren Hollow', email: 'w.hollow@portal.example', departmentName: 'Burrow' });

/** What must never stand next to anonymous feedback of the two. */
export const TRAITS = /91827364[567]|quillfeather|aviary|827364591|hollow|burrow/i;

export interface Secrets {
  /** Anonymous feedback of the two, in the order it was given; the author commented on each. */
  canary: number[];
  twin: number[];
  /** Given and withdrawn by the canary. */
  withdrawn: number;
}

const COMMENT = 'mutation ($ticket: Int!, $comment: String!) { addTicketComment(ticket: $ticket, comment: $comment) { id } }';

async function actAnonymously(subgraph: TestSubgraph, who: Viewer, name: string): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 1; n <= 3; n += 1) {
    const key = { idempotencyKey: `${name}-${n}` };
    // Its own words tell nothing; the e-mail and the name sent beside them are what the form sends (A5.42).
    const id = await giveAnonymously(subgraph, who, { title: 'Thoughts', description: 'About the canteen.', anonymousEmail: who.email, anonymousName: who.fullName }, key);
    await subgraph.run(who, COMMENT, { ticket: id, comment: 'And one more thing.' }, key);
    await subgraph.run(who, '{ feedbackTickets { count results { id viewerCan { cancel } } } myTickets { count } }');
    ids.push(id);
  }
  return ids;
}

/** What the two do under their names, so that the names are known to the database: rows that may show them. */
export async function actOpenly(subgraph: TestSubgraph): Promise<number[]> {
  const ids: number[] = [];
  for (const who of [canary, twin]) {
    await subgraph.database.query('insert into person (user_id, email) values ($1, $2)', [who.userId, who.email]);
    ids.push(await giveFeedback(subgraph, who, { title: 'Openly' }), await insertTicket(subgraph.database, 'general', who), await insertTicket(subgraph.database, 'leave-request', who));
  }
  return ids;
}

/** What the two do without their names. */
export async function actInSecret(subgraph: TestSubgraph): Promise<Secrets> {
  const secrets = { canary: await actAnonymously(subgraph, canary, 'canary'), twin: await actAnonymously(subgraph, twin, 'twin') };
  const withdrawn = await giveAnonymously(subgraph, canary, { title: 'Never mind' });
  await subgraph.run(canary, DELETE_FEEDBACK, { id: withdrawn }, { idempotencyKey: 'canary-withdraws' });
  return { ...secrets, withdrawn };
}

/** What those who handle feedback do with every piece of it. */
export async function handleAll(subgraph: TestSubgraph, handler: Viewer, ids: number[]): Promise<void> {
  for (const id of ids) {
    const documents = [
      `mutation { addTicketComment(ticket: ${id}, comment: "Thank you.") { id } }`,
      `mutation { addTicketComment(ticket: ${id}, comment: "Who may that be?", isInternal: true) { id } }`,
      `mutation { updateTicketStatus(id: ${id}, status: RESOLVED, comment: "Done.") { id } }`,
      `mutation { reopenTicket(id: ${id}) { id } }`,
    ];
    for (const document of documents) {
      const { errors } = await subgraph.run(handler, document, {}, { idempotencyKey: `${id}-${document.length}` });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    }
  }
}
