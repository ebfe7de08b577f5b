import { shortFileName } from './shortFileName';

test('a file name is shown completely if it fits', () => {
  expect(['cv.pdf', `${'a'.repeat(36)}.pdf`].map(shortFileName)).toEqual(['cv.pdf', `${'a'.repeat(36)}.pdf`]);
});

test('a longer name keeps its beginning and its end, so that name and type can be recognised', () => {
  expect(shortFileName(`Resume_of_${'abcdefghij'.repeat(10)}_final.pdf`)).toBe(
    'Resume_of_abcdefghijabcdefg…ij_final.pdf',
  );
});

test('a surrogate pair is not split', () => {
  expect(shortFileName(`${'😀'.repeat(60)}.pdf`)).toBe(`${'😀'.repeat(27)}…${'😀'.repeat(8)}.pdf`);
});
