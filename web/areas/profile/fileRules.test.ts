import { fileOf } from '../../testing/jsdom/pictures';
import { acceptOf, photoRules, refusalOf, resumeRules } from './fileRules';

const wrongPhoto = 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)';
const wrongResume = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each(['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'svg+xml'])(
  'a photo may be of type %s [A5.8]',
  (type) => {
    expect(refusalOf(fileOf('me', `image/${type}`), photoRules)).toBeNull();
    expect(acceptOf(photoRules)).toContain(`image/${type}`);
  },
);

test('if the device knows no type the name of the file decides', () => {
  expect(refusalOf(fileOf('Me.TIF', ''), photoRules)).toBeNull();
  expect(refusalOf(fileOf('cv.rtf', 'application/octet-stream'), resumeRules)).toBeNull();
  expect(refusalOf(fileOf('me.heic', ''), photoRules)).toBe(wrongPhoto);
});

test.each([
  ['me.heic', 'image/heic'],
  ['me.pdf', 'application/pdf'],
  ['me.png', 'text/html'],
])('%s of type %s is not a photo [A5.8]', (name, type) => {
  expect(refusalOf(fileOf(name, type), photoRules)).toBe(wrongPhoto);
});

test('a photo of 10 MB is one byte too large [A5.9 A9.24]', () => {
  const limit = 10 * 1024 * 1024;
  expect(refusalOf(fileOf('me.png', 'image/png', limit - 1), photoRules)).toBeNull();
  expect(refusalOf(fileOf('me.png', 'image/png', limit), photoRules)).toBe(
    'Image file size must be less than 10MB',
  );
});

test.each([
  ['cv.pdf', 'application/pdf'],
  ['cv.doc', 'application/msword'],
  ['cv.docx', word],
  ['cv.txt', 'text/plain'],
  ['cv.rtf', 'application/rtf'],
])('a resume may be %s [A5.11]', (name, type) => {
  expect(refusalOf(fileOf(name, type), resumeRules)).toBeNull();
  expect(refusalOf(fileOf(name, ''), resumeRules)).toBeNull();
});

test('every other type is refused as a resume [A5.11]', () => {
  expect(refusalOf(fileOf('cv.odt', 'application/vnd.oasis.opendocument.text'), resumeRules)).toBe(
    wrongResume,
  );
  expect(refusalOf(fileOf('cv.exe', ''), resumeRules)).toBe(wrongResume);
});

test('a resume of 25 MB is one byte too large [A5.12 A9.24]', () => {
  const limit = 25 * 1024 * 1024;
  expect(refusalOf(fileOf('cv.pdf', 'application/pdf', limit - 1), resumeRules)).toBeNull();
  expect(refusalOf(fileOf('cv.pdf', 'application/pdf', limit), resumeRules)).toBe(
    'File size must be less than 25MB',
  );
});
