import { payOf } from './pay.js';

const pay = (salaryMin: string | null, salaryMax: string | null, salaryRange: string | null = null) =>
  payOf({ salaryRange, salaryMin, salaryMax });

test('pay is the given text, otherwise it is built from the amounts, otherwise it is unknown [A3.17]', () => {
  expect(pay('90000.00', '120000.00', 'Band 4, up to $130k')).toBe('Band 4, up to $130k');
  expect(pay('90000.00', '120000.00')).toBe('$90,000 - $120,000');
  expect(pay('90000.00', '90000.00')).toBe('$90,000');
  expect(pay('90000.50', null)).toBe('From $90,000.50');
  expect(pay(null, '9999999999.99')).toBe('Up to $9,999,999,999.99');
  expect(pay(null, null)).toBeNull();
});
