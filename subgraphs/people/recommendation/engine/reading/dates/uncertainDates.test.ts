import fc from 'fast-check';
import { behindAWord, layouts, read, score } from '../../testing/jobLayouts.js';

/** Between what is not known and a year. */
const JOINT = fc.constantFrom('', ' ');
const ONE_DATE = fc.constantFrom('2018', 'June 2018', '06/2018', '12.06.2018', 'Q2 2018', 'summer 2018');
/** No letter, no blank, and no sign that only parts or lists: dashes, arrows, ~, ?, <, =, ≈, ±, and many more. */
const UNKNOWN_SIGN = fc
  .oneof(
    fc.constantFrom(...'-–—>→⇒?~<=≈±+^!…'),
    fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  )
  .filter((sign) => /^[\p{S}\p{P}]$/u.test(sign) && !/[,;:.|/()[\]*#•·'’‘´`"“”„«»‣⁄∕\p{So}]/u.test(sign));
const UNKNOWN_SIGNS = fc.oneof(
  UNKNOWN_SIGN,
  fc.constantFrom('??', '???', '->', '-->', '=>', '>>', '<-', '...', '(?)', '[?]', '?-', '?? –', '... -'),
);
const UNKNOWN_WORD = fc.oneof(
  fc.constantFrom(
    'circa',
    'Circa',
    'c.',
    'ca.',
    'Ca.',
    'approx.',
    'Approx.',
    'approximately',
    'around',
    'est.',
  ),
  fc.constantFrom('roughly', 'maybe', 'Maybe', 'pre', 'post', 'by', 'after', 'from', 'gegen', 'vers', 'N/A'),
  fc.constantFrom('sometime in', 'Sometime in', 'n/a –', 'unknown –', '? to', 'start:', 'End:'),
  fc.stringMatching(/^[a-z]{3,8}[qx]\.?$/),
);

/** Alone, behind a job with its dates, and before one, of the same trade and of another. */
const resumes: ((job: string) => string)[] = [
  (job) => job,
  (job) => `Accountant, Dale Ltd, 2019 – 2024\n- Reconciliations in SAP\n\n${job}`,
  (job) => `Driver, Dale Ltd, 2019 – present\n- Drove a van\n\n${job}`,
  (job) => `${job}\n- Month-end closing\n\nAccountant, Dale Ltd, 2010 – 2016\n- Reconciliations in SAP`,
];
const isNoWorse = (written: string, layout: (dates: string) => string, resume: (job: string) => string) => {
  const header = resume(layout(written));
  expect([header, score(header) >= score(resume(layout('')))]).toEqual([header, true]);
};

test('a date behind any sign or word that is not known is no worse than no date', () => {
  const before = fc.oneof(
    fc.tuple(UNKNOWN_SIGNS, JOINT).map((parts) => parts.join('')),
    UNKNOWN_WORD.map((word) => `${word} `),
  );
  fc.assert(
    fc.property(
      before,
      ONE_DATE,
      fc.constantFrom(...layouts),
      fc.constantFrom(...resumes),
      (unknown, date, ...at) => isNoWorse(unknown + date, ...at),
    ),
    { numRuns: 500 },
  );
  const tight = fc.oneof(
    UNKNOWN_SIGNS,
    UNKNOWN_WORD.map((word) => `${word.toLowerCase()} `),
  );
  fc.assert(
    fc.property(
      tight,
      ONE_DATE,
      fc.constantFrom(...behindAWord),
      fc.constantFrom(...resumes),
      (unknown, date, ...at) => isNoWorse(unknown + date, ...at),
    ),
    { numRuns: 200 },
  );
});

test('a date before a sign that is not known is no worse than no date', () => {
  const after = fc.tuple(JOINT, UNKNOWN_SIGNS).map((parts) => parts.join(''));
  const anywhere = fc.constantFrom(...layouts, ...behindAWord);
  fc.assert(
    fc.property(ONE_DATE, after, anywhere, fc.constantFrom(...resumes), (date, unknown, ...at) =>
      isNoWorse(date + unknown, ...at),
    ),
    { numRuns: 500 },
  );
});

test.each([
  ...layouts.map((layout) => layout('2005')).filter((header) => !header.endsWith('| 2005')),
  'Accountant – 2005\nHill Ltd',
  'Accountant – Hill Ltd – 2005',
  'Accountant, Siemens, Leeds 2005',
  'Accountant at a bank 2005',
  'Accountant in a large shop 2005',
  'Accountant bei einer kleinen bank 2005',
  'Accountant, eBay 2005',
  'Accountant (in early 2005)',
  'Accountant | Hill Ltd | 2005',
  'Senior accountant 2005, Hill Ltd',
  '• 2005  Accountant, Hill Ltd',
  '2005 – Accountant, Hill Ltd',
])('a year that stands alone still tells when the job was: %s', (header) => {
  expect(read(header).titles.map(({ kind, ago }) => [kind, ago > 15])).toEqual([['held', true]]);
});

test.each(['Accountant\nHill Ltd | 2005', 'Accountant\nHill Ltd, Leeds, June 2005'])(
  'a year behind the employer hides no job: %s',
  (header) => {
    expect(read(header).titles.map(({ kind }) => kind)).toEqual(['held']);
  },
);
