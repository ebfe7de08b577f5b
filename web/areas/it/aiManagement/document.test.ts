import { demoDocuments } from './demoDocuments';
import { edited, raisedVersion, uploaded } from './document';
import { documentCategories } from './pinned';

test.each([
  ['1.0', '1.1'],
  ['1.9', '2.0'],
  ['2.3', '2.4'],
  ['9.9', '10.0'],
])('version %s is followed by %s [C4.37 A9]', (before, after) => {
  expect(raisedVersion(before)).toBe(after);
});

test('the demo has thirty documents with their own ids, in the five categories and three states [C3.11 C4.35 C9.19 C9.20]', () => {
  expect(demoDocuments).toHaveLength(30);
  expect(new Set(demoDocuments.map(({ id }) => id)).size).toBe(30);
  expect(new Set(demoDocuments.map(({ category }) => category))).toEqual(new Set(documentCategories));
  expect(new Set(demoDocuments.map(({ status }) => status))).toEqual(
    new Set(['active', 'processing', 'inactive']),
  );
});

test('a new document waits for processing, without downloads, in version 1.0; a change makes it 1.1 [C4.36 C4.37]', () => {
  const file = new File(['text'], 'guide.docx');
  const values = {
    title: ' VPN guide ',
    category: 'Network',
    description: '',
    tags: ['vpn'],
    status: 'active' as const,
    file,
  };
  const document = uploaded(values, { id: 31, today: '2026-11-26', author: 'Ida Tietz' });
  expect(document).toMatchObject({
    title: 'VPN guide',
    status: 'processing',
    version: '1.0',
    downloads: 0,
    size: 4,
    uploadDate: '2026-11-26',
    author: 'Ida Tietz',
  });
  expect(edited(document, { ...values, title: 'VPN', status: 'active' }, '2026-11-27')).toMatchObject({
    id: 31,
    title: 'VPN',
    status: 'active',
    version: '1.1',
    uploadDate: '2026-11-26',
    lastModified: '2026-11-27',
  });
});
