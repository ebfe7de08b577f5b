import fc from 'fast-check';
import { costAgainst } from '../../../kit/testing/cost.js';
import { rank, readPosting, readResume } from './engine.js';
import type { PostingText } from './engine.js';
import { OPENINGS, TODAY } from './testing/openings.js';

const LONGEST = 60_000;
const filled = (piece: string) => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);

const LIVELY =
  'Senior Java Developer, Sattel AG, 2016 - 2019\n- Java 17, Spring Boot and Kafka; led a team of five and negotiated with suppliers.\n- No experience with React, but worked next to the Kubernetes team.\n';

const openingsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...OPENINGS[place % OPENINGS.length]!, id: String(place) }));

test('ten times the text, or ten times the postings, cost no more than some ten times the work', () => {
  const read = (length: number) => () => readResume(filled(LIVELY).slice(0, length), TODAY);
  expect(costAgainst(read(LONGEST / 10), read(LONGEST), 25)).toBeLessThanOrEqual(25);
  const resume = readResume(LIVELY, TODAY);
  const [few, many] = [openingsOf(50), openingsOf(500)].map((openings) => openings.map(readPosting));
  const tenTimesFew = () => Array.from({ length: 10 }, () => rank(resume, few!));
  expect(costAgainst(tenTimesFew, () => rank(resume, many!), 6)).toBeLessThanOrEqual(6);
});

const PIECES = [
  'a',
  ' ',
  '\n',
  ' \n',
  '\t,',
  '.',
  '•',
  '- ',
  '\n• ',
  '((',
  "'s ",
  ' & ',
  'a: ',
  '_',
  '1',
  '2018-',
  '2018 ',
  '2018-2019 Java developer\n',
  'no ',
  'no experience with ',
  'java, ',
  '?java',
  'head of ',
  'PM ',
  'S K I L L S\n',
  'Skills: ',
  '5 years ',
  'negotiate contract ',
  'agent support customer ',
  'e\u0301',
  '\u0301',
  '😀',
  '\u0000',
  '\u202e',
  '+',
  'c++ ',
  '\r\n',
  '\u00a0',
];

test.each(PIECES.map((piece) => [JSON.stringify(piece), piece]))(
  'a resume of nothing but %s costs about what one of words does',
  (_, piece) => {
    const [text, words] = [filled(piece), filled(LIVELY)];
    const read = (long: string) => () => readResume(long, TODAY);
    const readAsPosting = (long: string) => () =>
      readPosting({ ...OPENINGS[0]!, description: long, requirements: [long] });
    // What grows with the square of the length costs hundreds of times more.
    expect(costAgainst(read(words), read(text), 30)).toBeLessThanOrEqual(30);
    expect(costAgainst(readAsPosting(words), readAsPosting(text), 30)).toBeLessThanOrEqual(30);
  },
);

const word = fc.constantFrom(
  'Java',
  'no experience with',
  'and',
  'led a team',
  '2019 - present',
  'Accountant',
  ',',
  '.',
  '\n',
  '- ',
  'Skills:',
  'Python',
  'Spring',
  'payroll',
  'years',
  '5',
  'negotiated',
  'Kündigung',
  '&',
  '(',
  ')',
  'zwei',
  '\t',
  'Head of',
  'Marketing',
  'Excel',
  'English C1',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
  fc.array(word, { maxLength: 80 }).map((words) => words.join(' ')),
);
const lines = fc.array(text, { maxLength: 4 });
const posting: fc.Arbitrary<PostingText> = fc.record({
  id: fc.uuid(),
  title: text,
  departmentName: fc.option(text),
  location: text,
  jobType: text,
  experienceLevel: fc.constantFrom('ENTRY', 'MID', 'SENIOR', 'LEAD', 'MANAGER', 'EXECUTIVE', 'other'),
  description: text,
  requirements: lines,
  responsibilities: lines,
});

test('for any text: no failure, whole percentages from 0 to 100, best first, quotes word for word, and the same answer again', () => {
  fc.assert(
    fc.property(
      text,
      fc.uniqueArray(posting, { maxLength: 4, selector: ({ id }) => id }),
      fc.option(fc.double({ min: -2, max: 2 })),
      (resume, openings, similarity) => {
        const near = similarity === null ? undefined : new Map(openings.map(({ id }) => [id, similarity]));
        const answer = () => rank(readResume(resume, TODAY), openings.map(readPosting), near);
        const ranked = answer();
        expect(answer()).toEqual(ranked);
        expect(rank(readResume(resume, TODAY), [...openings].reverse().map(readPosting), near)).toEqual(
          ranked,
        );
        ranked.forEach(({ postingId, percentage, matches }, place) => {
          expect(Number.isInteger(percentage) && percentage >= 0 && percentage <= 100).toBe(true);
          expect(percentage).toBeLessThanOrEqual(ranked[place - 1]?.percentage ?? 100);
          expect(matches.some(({ kind }) => kind !== 'missing')).toBe(true);
          const own = openings.find(({ id }) => id === postingId)!;
          const parts = [own.title, own.description, ...own.requirements, ...own.responsibilities];
          for (const { inResume, inPosting } of matches) {
            expect(inResume === null || (resume.includes(inResume) && inResume.length <= 90)).toBe(true);
            expect(inPosting === null || parts.some((part) => part.includes(inPosting))).toBe(true);
          }
        });
      },
    ),
    { numRuns: 300 },
  );
});
