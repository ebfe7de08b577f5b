import { shortFileName } from './shortFileName';

test('the name of a file is shown whole as long as it fits', () => {
  expect(['cv.pdf', `${'a'.repeat(36)}.pdf`].map(shortFileName)).toEqual(['cv.pdf', `${'a'.repeat(36)}.pdf`]);
});

test('a longer one keeps its beginning and its end, so that one sees which file it is and of which kind', () => {
  expect(shortFileName(`Resume_of_${'abcdefghij'.repeat(10)}_final.pdf`)).toBe(
    'Resume_of_abcdefghijabcdefg…ij_final.pdf',
  );
});

test('a letter of two parts is not torn', () => {
  expect(shortFileName(`${'😀'.repeat(60)}.pdf`)).toBe(`${'😀'.repeat(27)}…${'😀'.repeat(8)}.pdf`);
});
