import { meantWord } from './typos.js';

test('of words that are equally near, the one with the same letters or the same consonants is meant', () => {
  expect(meantWord('docter', ['docker', 'doctor'])).toBe('doctor');
  expect(meantWord('tiemsheet', ['timesheet', 'timesheets'])).toBe('timesheet');
  expect(meantWord('colour', ['cooler', 'colours'])).toBe('colours');
});

test('short words and words that nothing is near to are left as they are', () => {
  expect(meantWord('ned', ['need', 'new'])).toBeNull();
  expect(meantWord('xylophone', ['telephone'])).toBeNull();
});
