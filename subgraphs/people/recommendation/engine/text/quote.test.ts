import fc from 'fast-check';
import { keyOf } from './keys.js';
import { quoteAt } from './quote.js';
import { wordsOf } from './words.js';

const LONGEST = 90;

function quoteOf(text: string, word: string): string {
  const words = wordsOf(text);
  const at = words.findIndex(({ raw }) => raw === word);
  return quoteAt(text, words, at, at);
}

test.each([
  [
    'a bracket stays whole',
    'Some experience in customer contact (hotline, shop, hotel, restaurant ...)',
    'hotel',
    'Some experience in customer contact (hotline, shop, hotel, restaurant ...)',
  ],
  [
    'a bracket that does not fit is left out',
    'Led the move of the customer portal to TypeScript (with a team of twelve people in Lisbon, Vienna and Munich, from 2021 on)',
    'TypeScript',
    'Led the move of the customer portal to TypeScript',
  ],
  [
    'percent stay',
    'Raised conversion by 30 %, cut costs by 12%',
    'conversion',
    'Raised conversion by 30 %, cut costs by 12%',
  ],
  [
    'names with signs stay whole',
    'Daily work in C++ and C# (.NET 8)',
    'C#',
    'Daily work in C++ and C# (.NET 8)',
  ],
  [
    'what is in another column is left out, however short it gets',
    'Python\tWeddings, bouquets and wreaths',
    'Python',
    'Python',
  ],
  ['so it is on the other side', 'Skills\tBouquets and wreaths', 'wreaths', 'Bouquets and wreaths'],
  ['a sign before a name stays', '.NET services', '.NET', '.NET services'],
  [
    'the full stop that ends a sentence goes',
    'Ran payroll for 400 people. Trained two juniors.',
    'payroll',
    'Ran payroll for 400 people',
  ],
  [
    'quotation marks are whole',
    'Evening course "Introduction to Java", passed',
    'Java',
    'Evening course "Introduction to Java", passed',
  ],
  ['a bullet does not belong', '• Ran payroll for 400 people', 'payroll', 'Ran payroll for 400 people'],
  [
    'a number that counts points does not belong',
    '1. Ran payroll for 400 people',
    'payroll',
    'Ran payroll for 400 people',
  ],
  ['the next line is another matter', 'Ran payroll\nSold bicycles', 'payroll', 'Ran payroll'],
  [
    'a column far away is another matter',
    'Hill & Sons Ltd, Accountant and deputy head      2019 to 2021',
    'Accountant',
    'Hill & Sons Ltd, Accountant and deputy head',
  ],
])('in a quote %s', (_, text, word, quote) => {
  expect(quoteOf(text, word)).toBe(quote);
});

test('a long sentence is quoted in whole clauses, and does not end with a word that asks for another', () => {
  const clauses = quoteOf(
    'Monthly closing on working day six together with accounting, cost centre accounting and contribution margins per customer, investment appraisal for a new cold store',
    'cost',
  );
  expect(clauses).toBe('cost centre accounting and contribution margins per customer');
  const words = quoteOf(
    'Guided the people of the warehouse through the change from paper lists to handheld scanners in the year of the big flood',
    'warehouse',
  );
  expect(words).toMatch(/^Guided the people of the warehouse/);
  expect(words).not.toMatch(/ (?:in|the|of|to|from)$/);
});

test('a word parted at the end of a line or by a soft hyphen is one word', () => {
  const keys = (text: string) => wordsOf(text).map(({ key }) => key);
  expect(keys('Ran Kuber-\nnetes')).toEqual(['ran', keyOf('Kubernetes')]);
  expect(keys('Kuber\u00ADnetes')).toEqual([keyOf('Kubernetes')]);
  expect(keys('2019-\n2021')).toHaveLength(2);
});

const piece = fc.constantFrom(
  'payroll',
  'Java',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  '“',
  '”',
  '„',
  '«',
  '»',
  '%',
  ' ',
  ', ',
  '. ',
  '\n',
  '- ',
  '…',
  '30',
  'C++',
  '.NET',
  '    ',
  'e.g.',
  ':',
  '😀',
  'ß',
  '\u00AD',
  'and',
  '/',
  '&',
  "'s",
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

function isPaired(quote: string): boolean {
  const open: string[] = [];
  for (const sign of quote) {
    if ('([{'.includes(sign)) open.push(sign);
    if (')]}'.includes(sign) && open.pop() !== '([{'.charAt(')]}'.indexOf(sign))) return false;
  }
  return open.length === 0;
}

test('whatever the text: a quote is a piece of it, contains what it is about, is not too long, has its brackets in pairs and cuts no word', () => {
  fc.assert(
    fc.property(text, fc.nat(), (whole, seed) => {
      const words = wordsOf(whole);
      if (words.length === 0) return;
      const at = seed % words.length;
      const word = words[at]!;
      const quote = quoteAt(whole, words, at, at);
      expect(whole.includes(quote)).toBe(true);
      expect(quote.length).toBeLessThanOrEqual(LONGEST);
      expect(quoteAt(whole, words, at, at)).toBe(quote);
      if (word.end - word.start > LONGEST || whole.slice(word.start, word.end).includes('\n')) return;
      expect(quote).toContain(whole.slice(word.start, word.end));
      expect(isPaired(quote)).toBe(true);
      expect(quote.trim()).toBe(quote);
      const starts = new Set(words.map(({ start }) => start));
      const ends = new Set(words.map(({ end }) => end));
      const places = [...whole.matchAll(/./gsu)]
        .map(({ index }) => index)
        .filter((place) => whole.startsWith(quote, place));
      const isBorder = (place: number) => {
        const [before, after] = [place, place + quote.length];
        const inWord = (edge: number) => words.some(({ start, end }) => start < edge && edge < end);
        return (starts.has(before) || !inWord(before)) && (ends.has(after) || !inWord(after));
      };
      expect(places.some(isBorder)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
