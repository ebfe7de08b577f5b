import { holidaysOf } from './holidays.js';

test('the demo organisation has eleven holidays a year, on their dates', () => {
  expect(holidaysOf(2027).map(({ date }) => date)).toEqual([
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-19',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
    '2027-11-26',
    '2027-12-24',
    '2027-12-25',
  ]);
});
