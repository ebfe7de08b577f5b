import { render, screen } from '@testing-library/react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { markPassages, type ArticlePassage } from './markPassages';

const content = `Call the desk first.

## Connect

You need an account. The client is **Cisco** *Secure* Client. Call the desk first.

1. Open it.
2. Choose \`Home\`:
   - at home
   - in hotels

\`\`\`
sudo openconnect vpn
\`\`\`

## Limits

| What | Hours | Cost |
|---|---|---|
| Longest session | 12 | free |
| Shortest | 1 | free |
`;

function marked(...passages: ArticlePassage[]) {
  render(
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[[markPassages, { passages }]]}>
      {content}
    </Markdown>,
  );
  return screen.queryAllByRole('mark').map((mark) => mark.textContent.trim());
}

test.each<[string, ArticlePassage[]]>([
  ['nothing is asked for', []],
  ['neither words nor heading are there', [{ heading: 'Costs', quote: 'Nothing of this.' }]],
  ['the words are gone and had no heading', [{ heading: null, quote: 'Nothing of this.' }]],
  ['there are no words', [{ heading: null, quote: '...' }]],
])('if %s nothing is marked', (_name, passages) => {
  expect(marked(...passages)).toEqual([]);
});

test.each([
  [
    'a sentence',
    'Connect',
    'The client is Cisco Secure Client.',
    ['You need an account. The client is Cisco Secure Client. Call the desk first.'],
  ],
  ['a step', 'Connect', '2. Choose Home:', ['Choose Home:']],
  ['a point in a step', 'Connect', 'in hotels', ['in hotels']],
  ['commands', 'Connect', 'sudo openconnect vpn', ['sudo openconnect vpn']],
  ['a row', 'Limits', 'Longest session: Hours: 12; Cost: free', ['Longest session', '12', 'free']],
  ['a sentence above the first heading', null, 'Call the desk first.', ['Call the desk first.']],
])('a quote with %s is marked', (_name, heading, quote, marks) => {
  expect(marked({ heading, quote })).toEqual(marks);
});

test('a quote that occurs twice is marked under its heading', () => {
  expect(marked({ heading: 'Connect', quote: 'Call the desk first.' })).toEqual([
    'You need an account. The client is Cisco Secure Client. Call the desk first.',
  ]);
});

test('if the text has changed since, the section under the heading is marked', () => {
  expect(marked({ heading: 'Limits', quote: 'A session lasts ten hours.' })).toEqual([
    'What',
    'Hours',
    'Cost',
    'Longest session',
    '12',
    'free',
    'Shortest',
    '1',
    'free',
  ]);
});

test('of several passages each is marked once', () => {
  expect(
    marked(
      { heading: 'Connect', quote: '1. Open it.' },
      { heading: 'Connect', quote: 'Open it.' },
      { heading: null, quote: 'Call the desk first.' },
    ),
  ).toEqual(['Call the desk first.', 'Open it.']);
});
