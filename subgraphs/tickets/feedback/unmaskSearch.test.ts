import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { actInSecret, actOpenly, canary, TRAITS, twin } from '../testing/canary.js';
import { GUESSES } from '../testing/canaryLists.js';
import { SearchTickets } from '../testing/find.js';

describeSubgraph(tickets, (subgraph) => {
  const { as } = subgraph;
  const READERS: [string, Actor][] = [
    ['HR', as.hr],
    ['an administrator', as.admin],
  ];
  const OTHERS: [string, Actor][] = [
    ['the manager', as(viewer(['Manager'], { reportUserIds: [canary.userId, twin.userId] }))],
    ['IT Staff', as.it],
    ['a colleague of the department', as(viewer([], { departmentName: canary.departmentName }))],
  ];

  let hidden: string[];
  beforeAll(async () => {
    await actOpenly(subgraph);
    const secrets = await actInSecret(subgraph);
    hidden = [...secrets.canary, ...secrets.twin, secrets.withdrawn].map(String);
  });

  const found = async (who: Actor, search: string) =>
    ((await who.ask(SearchTickets, { search })).searchTickets ?? []).filter(({ id }) => hidden.includes(id));

  test.each([...READERS, ...OTHERS])(
    '%s who searches the portal does not find anonymous feedback by its author, nor by a misspelled name',
    async (_, reader) => {
      for (const guess of [...GUESSES, 'canary quilfeather', 'qiullfeather', 'wren hollwo', 'avairy'])
        expect([guess, await found(reader, guess)]).toEqual([guess, []]);
    },
  );

  test.each(OTHERS)('%s does not find anonymous feedback by its text either', async (_, other) => {
    for (const search of ['Thoughts', 'canteen', 'Thuoghts'])
      expect([search, await found(other, search)]).toEqual([search, []]);
  });

  test.each(READERS)(
    '%s finds anonymous feedback by its text, and nothing in the answer distinguishes one author from another',
    async (_, reader) => {
      for (const search of ['Thoughts', 'canteen', 'Thuoghts']) {
        const rows = await found(reader, search);
        expect([search, rows.length > 0, TRAITS.exec(JSON.stringify(rows))]).toEqual([search, true, null]);
        for (const { id, ...shown } of rows)
          expect(shown).toEqual({
            kind: 'FEEDBACK',
            title: 'Thoughts',
            subtitle: 'Feedback · Anonymous',
            path: `/hr/tickets?ticket=${id}`,
          });
      }
    },
  );

  test.each([...READERS, ...OTHERS])(
    '%s does not find anonymous feedback by its text combined with facts about its author',
    async (_, reader) => {
      for (const guess of GUESSES)
        for (const search of [`canteen ${guess}`, `${guess} Thoughts`, `${guess} cantene`])
          expect([search, await found(reader, search)]).toEqual([search, []]);
    },
  );

  test('only the author finds anonymous feedback as their own, on their own page', async () => {
    for (const author of [canary, twin]) {
      const rows = await found(as(author), 'canteen');
      expect(rows).toHaveLength(3);
      for (const { id, subtitle, path } of rows)
        expect([subtitle, path]).toEqual(['Feedback · Yours', `/employee/feedback?feedback=${id}`]);
    }
  });
});
