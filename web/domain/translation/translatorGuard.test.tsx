import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { translatePage, type Treatment } from '../../testing/page/translator';
import { guardAgainstTranslators } from './translatorGuard';

let end: () => void;
beforeEach(() => {
  end = guardAgainstTranslators();
});
afterEach(() => end());

let become: (text: string | null, isLong?: boolean) => void;

/** Text of every sort beside elements. */
function Words() {
  const [{ text, isLong }, setWords] = useState<{ text: string | null; isLong: boolean }>({
    text: 'one',
    isLong: false,
  });
  become = (next, long = false) => act(() => setWords({ text: next, isLong: long }));
  return (
    <main>
      <p>
        {text} of <b>many</b>
        {isLong && ' and more'}
        {isLong ? <i>!</i> : '.'}
      </p>
      <>
        {text}
        {isLong && <hr />}
      </>
      <p>{isLong ? 'Only text' : text}</p>
    </main>
  );
}

const seen = () => screen.getByRole('main').textContent;

async function openTranslated(treatment: Treatment) {
  render(<Words />);
  translatePage(treatment);
  await settled();
}

/** After the translator has had its turn. */
const settled = () =>
  act(async () => {
    await Promise.resolve();
  });

describe.each(['replaces', 'moves'] as const)('a translator that %s texts', (treatment) => {
  test('does not stop texts of the page from changing', async () => {
    await openTranslated(treatment);
    expect(seen()).toBe('one of many.oneone');
    become('two');
    await settled();
    expect(seen()).toBe('two of many.twotwo');
    become('three');
    await settled();
    expect(seen()).toBe('three of many.threethree');
  });

  test('does not prevent elements from appearing, disappearing and staying in place', async () => {
    await openTranslated(treatment);
    become('two', true);
    await settled();
    expect(seen()).toBe('two of many and more!twoOnly text');
    become(null, true);
    await settled();
    expect(seen()).toBe(' of many and more!Only text');
    become('one');
    await settled();
    expect(seen()).toBe('one of many.oneone');
    expect(screen.getAllByText('many')).toHaveLength(1);
  });
});

test('removing an element that the page never had throws no error', () => {
  render(<Words />);
  const stranger = document.createTextNode('x');
  expect(screen.getByRole('main').removeChild(stranger)).toBe(stranger);
  expect(seen()).toBe('one of many.oneone');
});
