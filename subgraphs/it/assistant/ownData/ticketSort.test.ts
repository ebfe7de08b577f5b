import { conceptsOf } from '../understanding/concepts.js';
import type { OwnTicket } from './ownData.words.js';
import { ticketKinds } from './ticket.kinds.js';

const TICKETS: OwnTicket[] = [
  { id: 71, kind: 'GENERAL', title: 'Bike rack', status: 'OPEN', createdById: 1, updatedAt: '2026-11-20' },
  { id: 70, kind: 'IT_SUPPORT', title: 'Dock', status: 'RESOLVED', createdById: 1, updatedAt: '2026-11-19' },
];

/** What is told of tickets when these are all, by the sorts that are read. */
function told(text: string, all = TICKETS): Promise<string> {
  const graph = <Data>(_: string, variables?: Record<string, unknown>) => {
    const sorts = variables?.['sorts'] as string[];
    const results = all.filter(({ kind }) => sorts.includes(kind));
    const open = results.filter(({ status }) => status === 'OPEN');
    return Promise.resolve({ open: { count: open.length, results: open }, latest: { results } } as Data);
  };
  const kind = ticketKinds.find(({ id }) => id === 'tickets');
  if (!kind) throw new Error('There is no such kind.');
  return kind.answer({ text, concepts: conceptsOf(text), userId: 1, today: '2026-11-22', graph });
}

test('a person without tickets of the sort that is asked for is told so', async () => {
  expect(await told('What is the status of my latest IT ticket?', TICKETS.slice(0, 1))).toBe(
    'You have no IT tickets yet. You write one at /employee/tickets.',
  );
});

test.each([
  [
    'Any news about the last problem that I reported to IT? What is the state of my ticket?',
    'Your latest IT ticket 70',
  ],
  ['the last one I filed with IT, where is it?', 'Your latest IT ticket 70'],
  ['is my it ticket closed', 'Your latest IT ticket 70'],
  ['Is my last general ticket resolved?', 'Your latest ticket 71'],
  ['What is the status of my latest ticket? Is it open?', '1 open ticket'],
])('%s is answered from that sort of tickets', async (text, words) => {
  expect(await told(text)).toContain(words);
});

test.each(['How many of my tickets are not done yet?', "Which of my tickets haven't been resolved?"])(
  '%s lists those that are open',
  async (text) => {
    expect(await told(text)).toMatch(/^You have 1 open ticket:\n- ticket 71 “Bike rack”: Open/);
  },
);

test.each(['Which of my tickets are closed?', 'show all my resolved tickets'])(
  '%s lists those that are, and only those',
  async (text) => {
    expect(await told(text)).toBe(
      'Of your latest 2 tickets 1 is closed or resolved:\n- IT ticket 70 “Dock”: Resolved, last changed 19 Nov 2026\nSee /employee/tickets.',
    );
    expect(await told(text, TICKETS.slice(0, 1))).toBe(
      'None of your latest tickets is closed or resolved. See /employee/tickets.',
    );
  },
);
