import { stemOf } from './stems.js';
import { meantWord } from './typos.js';
import { plainWords, stemsOf, tellingWords } from './words.js';

test('forms of a word are one, and other words are not', () => {
  for (const forms of [
    ['approve', 'approved', 'approves', 'approval', 'approving'],
    ['install', 'installing', 'installation', 'installed'],
    ['policy', 'policies'],
    ['print', 'prints', 'printing'],
    ['expire', 'expires', 'expired'],
  ]) {
    expect([forms, new Set(forms.map(stemOf)).size]).toEqual([forms, 1]);
  }
  for (const [one, other] of [
    ['leave', 'level'],
    ['sick', 'sign'],
    ['paid', 'pain'],
    ['wage', 'wagon'],
  ] as const)
    expect(stemOf(one)).not.toBe(stemOf(other));
});

test('a word that is written in several ways is one, with hyphens, apart or together', () => {
  for (const ways of [
    ['Wi-Fi', 'wifi', 'wi fi', 'WLAN'],
    ['2FA', 'two-factor', 'multi factor'],
    ['sign in', 'log-in', 'Login'],
    ['out of office', 'OOO', 'auto-reply'],
    ['PTO', 'time off', 'days off'],
    ['my boss', 'my manager', 'my supervisor'],
  ]) {
    expect([ways, new Set(ways.map((way) => stemsOf(way).join(' '))).size]).toEqual([ways, 1]);
  }
});

test('accents, apostrophes and separators of thousands do not matter', () => {
  expect(plainWords('Café’s 1,190 dollars – I can’t pay')).toEqual([
    'cafe',
    's',
    '1190',
    'dollars',
    'i',
    'can',
    'not',
    'pay',
  ]);
});

test('words that tell nothing are left out', () => {
  expect(tellingWords('Could you please show me how I can get a voucher for the visitors?')).toEqual([
    'voucher',
    'visitor',
  ]);
});

test.each([
  ['vacaton', 'vacation'],
  ['tiket', 'ticket'],
  ['timeshete', 'timesheet'],
  ['recieve', 'receive'],
  ['pasword', 'password'],
])('%s was meant for %s', (mistyped, meant) => {
  expect(
    meantWord(mistyped, ['vacation', 'ticket', 'timesheet', 'receive', 'password', 'location', 'thicket']),
  ).toBe(meant);
});

test('a short word, a number or one that is far from all is taken as it is', () => {
  for (const word of ['vpm', '4357', 'abc12', 'zeppelin', 'gym'])
    expect([word, meantWord(word, ['vpn', '4358', 'abc13', 'apple', 'gymnastics'])]).toEqual([word, null]);
});

test('a training is no train, and its forms are one', () => {
  expect(stemsOf('training trainings trainer')).toEqual(['training', 'training', 'training']);
  expect(stemsOf('train')).not.toEqual(stemsOf('training'));
});
