import { prepared } from './prepared.js';

/** As long as an article may be, and quickly read. */
const LONG = `word${' '.repeat(49_996)}`;
let id = 0;
const article = (content: string) => ({
  id: (id += 1),
  title: 'A title',
  content,
  questions: [{ heading: null, question: 'Where is it?' }],
});

test('an article is made ready once, until it changes', () => {
  const text = article('Some words.\n\n## More\n\n- a point');
  const first = prepared(text);
  expect(prepared({ ...text })).toBe(first);
  expect(prepared({ ...text, content: 'Other words.' })).not.toBe(first);
  expect([...prepared({ ...text, content: 'Other words.' }).whole.keys()]).toContain('other');
  for (const questions of [
    [],
    [{ heading: 'There', question: 'Where is it?' }],
    [{ heading: null, question: 'When is it?' }],
  ]) {
    const before = prepared(text);
    expect([questions, prepared({ ...text, questions }) === before]).toEqual([questions, false]);
  }
});

test('a thousand usual articles are kept; of long ones as many as two million characters, those that were asked for last', () => {
  const usual = Array.from({ length: 1_000 }, () => article('Some words of an article.'));
  const before = usual.map(prepared);
  expect(usual.map(prepared).every((one, at) => one === before[at])).toBe(true);

  const wanted = article('Asked for again and again.');
  const kept = prepared(wanted);
  const first = article(LONG);
  const prior = prepared(first);
  for (let long = 0; long < 60; long += 1) {
    prepared(article(LONG));
    expect(prepared(wanted)).toBe(kept);
  }
  expect(prepared(first)).not.toBe(prior);
  const [one] = usual;
  expect(one && prepared(one)).not.toBe(before[0]);
});

test('an article that changes again and again takes the room of one', () => {
  const wanted = article('Asked for once.');
  const kept = prepared(wanted);
  const changing = article('');
  for (let version = 0; version < 60; version += 1) prepared({ ...changing, content: `${version} ${LONG}` });
  expect(prepared(wanted)).toBe(kept);
});

test('what leads a list and what is said twice is kept once, and a passage that says nothing not at all', () => {
  const { units, passages } = prepared(
    article('# Empty\n\n# Full\n\nYou need:\n\n- a badge\n- a badge\n- Linux: a key'),
  );
  expect(passages.map(({ passage }) => passage.heading)).toEqual(['Full']);
  const [needed, badge, again, linux] = units;
  expect(badge?.own).toBe(again?.own);
  expect(badge?.lead).toBe(linux?.lead);
  expect(badge?.lead).toBe(needed?.own);
  expect([...(linux?.name.keys() ?? [])]).toEqual(['linux']);
  expect([passages[0]?.body.get('badg'), passages[0]?.here.get('full'), passages[0]?.length]).toEqual([
    2, 1, 9,
  ]);
});
