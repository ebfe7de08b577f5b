import fc from 'fast-check';
import { drawChart, MOST_LEVELS } from './reportingLines.js';

interface Person {
  id: number;
  managerId: number | null;
}

/** People with arbitrary managers: colleagues, themselves, people who left, unknown ids. */
const ANYBODY = fc
  .record({
    here: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }),
    left: fc.uniqueArray(fc.integer({ min: 61, max: 80 }), { maxLength: 12 }),
    managers: fc.array(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 90 })), {
      minLength: 52,
      maxLength: 52,
    }),
  })
  .map(({ here, left, managers }) => ({
    members: here.map((id, place): Person => ({ id, managerId: managers[place] ?? null })),
    gone: new Map(left.map((id, place) => [id, managers[40 + place] ?? null])),
  }));

const draw = ({ members, gone }: { members: Person[]; gone: Map<number, number | null> }) =>
  drawChart(members, gone);
const always = (check: (given: { members: Person[]; gone: Map<number, number | null> }) => void) =>
  fc.assert(fc.property(ANYBODY, check), { numRuns: 500 });
/** People numbered from 1, each reporting to the one before. */
const line = (length: number) =>
  Array.from({ length }, (_, index): Person => ({ id: index + 1, managerId: index === 0 ? null : index }));
const nobodyLeft = new Map<number, number | null>();

describe('reporting lines', () => {
  test('draw every person exactly once', () => {
    always((given) => {
      const drawn = draw(given).map(({ id }) => id);
      expect([...drawn].sort((a, b) => a - b)).toEqual(
        given.members.map(({ id }) => id).sort((a, b) => a - b),
      );
    });
  });

  test('have the manager before the report, one level higher, and no line is longer than allowed', () => {
    always((given) => {
      const depths = new Map<number, number>();
      for (const { id, parentId, depth } of draw(given)) {
        expect(depth).toBe(parentId === null ? 0 : (depths.get(parentId) ?? NaN) + 1);
        expect(depth).toBeLessThan(MOST_LEVELS);
        depths.set(id, depth);
      }
    });
  });

  test('keep a team together, siblings in the given order', () => {
    always((given) => {
      const drawn = draw(given);
      const placeOf = new Map(given.members.map(({ id }, place) => [id, place]));
      drawn.forEach(({ id, teamSize, depth, parentId }, place) => {
        const team = drawn.slice(place + 1, place + 1 + teamSize);
        expect(team.every((person) => person.depth > depth)).toBe(true);
        expect(drawn[place + 1 + teamSize]?.depth ?? -1).toBeLessThanOrEqual(depth);
        const neighbours = drawn
          .filter((person) => person.parentId === parentId)
          .map((person) => placeOf.get(person.id) ?? NaN);
        expect([id, neighbours]).toEqual([id, [...neighbours].sort((a, b) => a - b)]);
      });
    });
  });

  test('have team sizes and numbers of reports that add up', () => {
    always((given) => {
      const drawn = draw(given);
      for (const { id, teamSize, directReportsCount } of drawn) {
        const below = drawn.filter(({ parentId }) => parentId === id);
        expect(teamSize).toBe(below.reduce((sum, person) => sum + 1 + person.teamSize, 0));
        expect(directReportsCount).toBe(drawn.filter(({ managerId }) => managerId === id).length);
      }
    });
  });

  test('are drawn either unchanged or not at all, and only people without one are drawn elsewhere', () => {
    always((given) => {
      const drawn = draw(given);
      for (const { id, managerId, parentId } of drawn) {
        expect(managerId).not.toBe(id);
        if (managerId !== null) expect([id, parentId]).toEqual([id, managerId]);
      }
      const tops = drawn.filter(({ parentId }) => parentId === null);
      if (given.members.length > 0) expect(tops.length).toBeGreaterThan(0);
      const leaders = drawn.filter(({ directReportsCount }) => directReportsCount > 0);
      if (leaders.length > 0)
        expect(tops.every(({ directReportsCount }) => directReportsCount > 0)).toBe(true);
    });
  });

  test('are drawn the same way every time, and cycles are opened at the same place for any input order', () => {
    always((given) => {
      expect(draw(given)).toEqual(draw(given));
      const managers = (drawn: ReturnType<typeof draw>) =>
        new Map([...drawn].sort((a, b) => a.id - b.id).map(({ id, managerId }) => [id, managerId]));
      expect(managers(draw({ ...given, members: [...given.members].reverse() }))).toEqual(
        managers(draw(given)),
      );
    });
  });
});

const shape = (members: Person[], gone = nobodyLeft) =>
  drawChart(members, gone).map(({ id, managerId, parentId, depth }) => [id, managerId, parentId, depth]);

test('of nobody are an empty chart, and a single person is the root', () => {
  expect(drawChart([], nobodyLeft)).toEqual([]);
  expect(drawChart([{ id: 7, managerId: null }], nobodyLeft)).toEqual([
    { id: 7, managerId: null, parentId: null, depth: 0, directReportsCount: 0, teamSize: 0 },
  ]);
});

test('put everyone at the root when nobody has reports', () => {
  expect(
    shape([
      { id: 2, managerId: null },
      { id: 1, managerId: 99 },
    ]),
  ).toEqual([
    [2, null, null, 0],
    [1, null, null, 0],
  ]);
});

test('skip a manager who left, and several in a row as well', () => {
  const gone = new Map<number, number | null>([
    [8, 9],
    [9, 1],
  ]);
  expect(
    shape(
      [
        { id: 1, managerId: null },
        { id: 2, managerId: 8 },
      ],
      gone,
    ),
  ).toEqual([
    [1, null, null, 0],
    [2, 1, 1, 1],
  ]);
});

test('open a cycle at its lowest id and put it under the largest root', () => {
  const ring = [
    { id: 5, managerId: 7 },
    { id: 6, managerId: 5 },
    { id: 7, managerId: 6 },
  ];
  const small = [
    { id: 1, managerId: null },
    { id: 2, managerId: 1 },
  ];
  const large = [
    { id: 10, managerId: null },
    { id: 11, managerId: 10 },
    { id: 12, managerId: 10 },
  ];
  expect(shape([...small, ...ring, ...large])).toEqual([
    [1, null, null, 0],
    [2, 1, 1, 1],
    [10, null, null, 0],
    [5, null, 10, 1],
    [6, 5, 5, 2],
    [7, 6, 6, 3],
    [11, 10, 10, 1],
    [12, 10, 10, 1],
  ]);
});

test('of cycles only have the head of the largest as the root and the others below it', () => {
  const rings = [
    { id: 1, managerId: 2 },
    { id: 2, managerId: 1 },
    { id: 3, managerId: 5 },
    { id: 4, managerId: 3 },
    { id: 5, managerId: 4 },
    { id: 6, managerId: 6 },
  ];
  expect(shape(rings)).toEqual([
    [3, null, null, 0],
    [1, null, 3, 1],
    [2, 1, 1, 2],
    [4, 3, 3, 1],
    [5, 4, 4, 2],
    [6, null, 3, 1],
  ]);
});

test('that come back to the person through people who left, or end among those, make no root', () => {
  const gone = new Map<number, number | null>([
    [20, 2],
    [30, 31],
    [31, 30],
  ]);
  const members = [
    { id: 1, managerId: null },
    { id: 9, managerId: 1 },
    { id: 2, managerId: 20 },
    { id: 4, managerId: 2 },
    { id: 3, managerId: 30 },
    { id: 5, managerId: 3 },
  ];
  expect(shape(members, gone)).toEqual([
    [1, null, null, 0],
    [9, 1, 1, 1],
    [2, null, 1, 1],
    [4, 2, 2, 2],
    [3, null, 1, 1],
    [5, 3, 3, 2],
  ]);
});

test.each([MOST_LEVELS - 1, MOST_LEVELS, 1000])(
  'of %i people are drawn in parts of limited depth',
  (length) => {
    const drawn = drawChart(
      [...line(length), { id: 5000, managerId: 5000 }, { id: 5001, managerId: 5000 }],
      nobodyLeft,
    );
    expect(drawn).toHaveLength(length + 2);
    expect(Math.max(...drawn.map(({ depth }) => depth))).toBeLessThan(MOST_LEVELS);
    expect(drawn.filter(({ parentId }) => parentId === null).map(({ id }) => id)).toEqual([1]);
  },
);

test('of a very large cycle are drawn without a stack overflow', () => {
  const many = 130_000;
  expect(drawChart([{ id: 1, managerId: many }, ...line(many).slice(1)], nobodyLeft)).toHaveLength(many);
});
