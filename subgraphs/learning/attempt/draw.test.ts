import { draw, shuffled } from './draw.js';

const bank = (sizes: Record<string, number>) =>
  Object.entries(sizes).flatMap(([key, size]) => {
    const [topic = '', difficulty = ''] = key.split(' ');
    return Array.from({ length: size }, (_, at) => ({ id: `${key} ${at}`, topic, difficulty }));
  });
const countsOf = (
  drawn: { topic: string; difficulty: string }[],
  key: (one: { topic: string; difficulty: string }) => string,
) => {
  const counts: Record<string, number> = {};
  for (const one of drawn) counts[key(one)] = (counts[key(one)] ?? 0) + 1;
  return counts;
};

test('an exam has the same share of every topic and difficulty as the question bank, and no question twice', () => {
  const all = bank({ 'fire easy': 10, 'fire hard': 10, 'water easy': 20, 'water hard': 0, 'earth easy': 40 });
  for (let round = 0; round < 50; round += 1) {
    const drawn = draw(all, 20);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(20);
    const counts = countsOf(drawn, ({ topic, difficulty }) => `${topic} ${difficulty}`);
    // Exactly a quarter of the bank; a share may be off by one question.
    for (const [key, share] of Object.entries({
      'fire easy': 2.5,
      'fire hard': 2.5,
      'water easy': 5,
      'earth easy': 10,
    }))
      expect(Math.abs((counts[key] ?? 0) - share)).toBeLessThan(2);
  }
});

test('a question bank smaller than an exam is used completely', () => {
  expect(draw(bank({ 'fire easy': 3 }), 20)).toHaveLength(3);
  expect(draw([], 20)).toEqual([]);
});

test('every question is drawn sooner or later, and at every position', () => {
  const all = bank({ 'fire easy': 2, 'water hard': 2 });
  const seen = new Set<string>();
  for (let round = 0; round < 200; round += 1)
    draw(all, 2).forEach(({ id }, at) => seen.add(`${id} at ${at}`));
  expect(seen.size).toBe(8);
});

test('shuffling keeps every item', () => {
  expect(shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(shuffled([])).toEqual([]);
});
