import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { SUBJECTS } from '../../demo/knowledge.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addArticle } from '../article.factory.js';

const employee = viewer();
let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(itSubgraph);
});
afterAll(() => test_.close());

interface Found {
  id: number;
  highlights: { text: string; isMatch: boolean }[];
}
async function search(text: string): Promise<Found[]> {
  const { data, errors } = await test_.run<{ kbArticles: { results: Found[] } }>(
    employee,
    'query ($s: String) { kbArticles(search: $s, pageSize: 200) { results { id highlights { text isMatch } } } }',
    { s: text },
  );
  expect([text, errors]).toEqual([text, []]);
  return data.kbArticles.results;
}
const found = async (text: string) => (await search(text)).map(({ id }) => id);

const CONTENT = `Write to benefits@northwind.example, connect to vpn.northwind.example, open /employee/leave in the portal.
The forms are HR-7 and PRI-004, see chapter 2.14. Ubuntu 24.04 on draw.io over TCP/IP at 192.168.17.1 with node.js; 3.5% until 2026-11-22.
Plug HDMI/USB-C into the dock. Your folder is C:\\Users\\<username>\\Documents. The name of my_report_final.xlsx stays; R&D, AT&T; x=y; a "quoted" ‘word’.
हिन्दी, العَرَبِيَّة and the caf\u00e9. Coöper\u00adation.`;

describe('an article that contains them', () => {
  let id: number;
  let elsewhere: number;
  beforeAll(async () => {
    id = await addArticle(test_.database, { title: 'Exact things', content: CONTENT });
    elsewhere = await addArticle(test_.database, {
      title: 'Near misses',
      content:
        'The example of northwind has a vpn and benefits. Leave the employee; 7 in HR; 4 PRI; 14 2 04 24; io draw; IP over TCP; 1 17 168 192; JS and node; 5 or 3; 22 11 2026; C in USB.',
    });
  });
  afterAll(() => test_.database.query('delete from article'));

  test.each([
    'benefits@northwind.example',
    'northwind.example',
    'vpn.northwind.example',
    'VPN.Northwind.Example',
    'vpn.north',
    'https://vpn.northwind.example/',
    '/employee/leave',
    'HR-7',
    'hr-7',
    'PRI-004',
    '2.14',
    '24.04',
    'Ubuntu 24.04',
    '3.5%',
    'draw.io',
    'TCP/IP',
    '192.168.17.1',
    'node.js',
    'node.js;',
    '2026-11-22',
    'USB-C',
    'HDMI/USB-C',
    '<username>',
    'username',
    'C:\\Users',
    '\\<username>\\Documents',
    'my_report_final.xlsx',
    'R&D',
    'x=y',
    '"quoted"',
    'cooper\u00adation',
    'coöperation',
    'हिन्दी',
    'العَرَبِيَّة',
    'café',
    'cafe\u0301',
    'CAFE\u0301',
    'vpn.nortwind.example',
  ])('is found by %p, and an article that has the same parts elsewhere is not', async (text) => {
    expect(await found(text)).toEqual([id]);
  });

  test('is also found by each of its parts', async () => {
    for (const text of ['northwind', 'vpn', 'benefits northwind', 'usb', '168'])
      expect([text, (await found(text)).sort()]).toEqual([text, [id, elsewhere].sort()]);
  });

  test.each([
    [
      'vpn.northwind.example',
      ['vpn', 'northwind', 'example'],
      'connect to vpn.northwind.example, open /employee/leave',
    ],
    ['USB-C', ['USB', 'C'], 'Plug HDMI/USB-C into the dock.'],
    ['<username>', ['username'], 'C:\\Users\\<username>\\Documents'],
    ['cafe\u0301', ['café'], 'and the café.'],
  ])('has the matches of %p marked, and the text around them is unchanged', async (text, marked, around) => {
    const pieces = (await search(text))[0]?.highlights ?? [];
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(
      expect.arrayContaining(marked),
    );
    expect(pieces.map((piece) => piece.text).join('')).toContain(around);
  });
});

test('accented letters in decomposed form are found by the composed form', async () => {
  const id = await addArticle(test_.database, {
    title: 'Le cafe\u0301',
    content: 'In front of the re\u0301sume\u0301.',
  });
  for (const text of ['café', 'résumé', 're\u0301sum', 'résume'])
    expect([text, await found(text)]).toEqual([text, [id]]);
  await test_.database.query('delete from article');
});

test('every address, number and name with punctuation that people copy from an article of the demo organisation finds the article', async () => {
  const ids = new Map<number, string>();
  for (const { title, content } of SUBJECTS.flatMap(({ articles }) => articles))
    ids.set(await addArticle(test_.database, { title, content, files: 0 }), `${title} ${content}`);
  const copied = new Map<string, number[]>();
  for (const [id, text] of ids) {
    const words = new Set(
      text.split(/[\s`|]+/).map((word) => word.replace(/\*\*/g, '').replace(/^["'(]+|["'),.;:!?]+$/g, '')),
    );
    for (const word of words)
      if (/[\p{L}\p{N}]/u.test(word) && /[^\p{L}\p{N}]/u.test(word))
        copied.set(word, [...(copied.get(word) ?? []), id]);
  }
  expect(copied.size).toBeGreaterThan(150);
  const missed: string[] = [];
  for (const [word, holders] of copied) {
    const results = new Set(await found(word));
    if (!holders.every((id) => results.has(id))) missed.push(word);
  }
  expect(missed).toEqual([]);
  expect((await found('wi-fi')).length).toBeLessThan(20);
  await test_.database.query('delete from article');
}, 120_000);
