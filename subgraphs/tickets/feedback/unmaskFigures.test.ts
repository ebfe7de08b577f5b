import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { actInSecret, actOpenly, canary, TRAITS, twin } from '../testing/canary.js';
import { giveFeedback } from '../testing/feedback.js';

interface Figure {
  period: string | null;
  groups: (string | null)[];
  value: number | null;
  isWithheld: boolean;
}

const PERIODS = ['', 'every: DAY', 'every: WEEK', 'every: MONTH'];
/** No group, each by itself, and each pair. */
const groupingsOf = (dimensions: string[]) => [
  '',
  ...dimensions.map((one) => `by: [${one}]`),
  ...dimensions.flatMap((one, place) => dimensions.slice(place + 1).map((other) => `by: [${one}, ${other}]`)),
];
const OF_FEEDBACK = groupingsOf(['FEEDBACK_TYPE', 'STATUS']).flatMap((by) =>
  PERIODS.map((every) => `feedbackFigures(measure: GIVEN ${by} ${every})`),
);
const OF_OTHERS = [
  ...['OPENED', 'RESOLVED', 'RESOLUTION_HOURS'].flatMap((measure) =>
    groupingsOf(['KIND', 'STATUS', 'PRIORITY', 'CATEGORY', 'DEPARTMENT']).flatMap((by) =>
      PERIODS.map((every) => `ticketFigures(measure: ${measure} ${by} ${every})`),
    ),
  ),
  ...groupingsOf(['LEAVE_TYPE', 'STATUS', 'DEPARTMENT']).map((by) => `leaveFigures(measure: REQUESTS ${by})`),
  ...[canary, twin].map((one) => `ticketFigures(measure: OPENED department: "${one.departmentName ?? ''}")`),
];

describeSubgraph(tickets, (subgraph) => {
  const { as } = subgraph;
  const READERS = [as.hr, as.admin, as.analyst];
  const read = async (who: (typeof READERS)[number], field: string) =>
    (await who.ask(untyped<{ list: Figure[] }>(`{ list: ${field} { period groups value isWithheld } }`)))
      .list;

  test('anonymous feedback changes only the figures of feedback, which show no trait of an author and no number of few people', async () => {
    await actOpenly(subgraph);
    const before: Figure[][] = [];
    for (const field of OF_OTHERS) before.push(await read(as.hr, field));
    await actInSecret(subgraph);
    for (const who of READERS) {
      for (const [place, field] of OF_OTHERS.entries())
        expect([field, await read(who, field)]).toEqual([field, before[place]]);
      for (const field of OF_FEEDBACK) {
        const figures = await read(who, field);
        expect([field, TRAITS.exec(JSON.stringify(figures))]).toEqual([field, null]);
        expect([field, figures.filter(({ value }) => value !== null)]).toEqual([field, []]);
      }
    }
  });

  test('all the anonymous feedback of one person counts as one person among the named authors', async () => {
    const named = Array.from({ length: 2 }, () => as(viewer()));
    for (const who of named) await giveFeedback(who, { title: 'Openly, too' });
    // Two of the story before, two of this one and all that is anonymous: five.
    expect(await read(as.hr, 'feedbackFigures(measure: GIVEN)')).toEqual([
      { period: null, groups: [], value: 10, isWithheld: false },
    ]);
    const byType = await read(as.analyst, 'feedbackFigures(measure: GIVEN by: [FEEDBACK_TYPE] every: DAY)');
    expect(byType.length).toBeGreaterThan(0);
  });
});
