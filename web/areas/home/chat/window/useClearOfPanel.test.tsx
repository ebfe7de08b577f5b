import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';

import { useClearOfPanel } from './useClearOfPanel';

/** Positions in the window: left, top, right, bottom. */
type Box = [left: number, top: number, right: number, bottom: number];

const panelBox: Box = [600, 120, 1000, 700];

function Page({ beneath }: { beneath: Box }) {
  const panel = useRef<HTMLDivElement>(null);
  useClearOfPanel(panel);
  return (
    <>
      <header data-box="0 0 1000 56" />
      <div>
        <main>
          <div ref={panel} data-box={panelBox.join(' ')}>
            <button data-box="620 640 700 680">Send</button>
          </div>
        </main>
        <footer>
          <button data-box={beneath.join(' ')}>Support</button>
        </footer>
      </div>
    </>
  );
}

const scrolls: number[] = [];

beforeEach(() => {
  scrolls.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => {
    act(0);
    return 0;
  });
  jest.spyOn(window, 'scrollBy').mockImplementation(((to: ScrollToOptions) => {
    scrolls.push(to.top ?? 0);
  }) as typeof window.scrollBy);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this.getAttribute('data-box') ?? '')
      .split(' ')
      .map(Number);
    return { left, top, right, bottom } as DOMRect;
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
});
afterEach(() => jest.restoreAllMocks());

const room = () => document.documentElement.style.getPropertyValue('--page-room');

async function tabOnto(name: string) {
  const user = userEvent.setup();
  while (document.activeElement !== screen.getByRole('button', { name })) await user.tab();
}

test.each<[string, Box]>([
  ['beside', [10, 600, 90, 640]],
  ['above', [700, 60, 780, 110]],
  ['below', [700, 720, 780, 750]],
])('an element %s the panel does not move when it gets the focus', async (_where, box) => {
  render(<Page beneath={box} />);
  await tabOnto('Support');
  expect(scrolls).toEqual([]);
  expect(room()).toBe('');
});

test('an element in the panel does not move when it gets the focus', async () => {
  render(<Page beneath={[10, 600, 90, 640]} />);
  await tabOnto('Send');
  expect(scrolls).toEqual([]);
});

test('a focused element beneath the panel scrolls above it; a page that is too short gets room, until the panel is gone', async () => {
  const { unmount } = render(<Page beneath={[700, 640, 780, 680]} />);
  await tabOnto('Support');
  expect(scrolls).toEqual([680 + 8 - 120]);
  expect(room()).toBe(`${String(568 - 232)}px`);
  unmount();
  expect(room()).toBe('');
});

test('a focused element higher than the room above the panel shows its beginning', async () => {
  render(<Page beneath={[700, 200, 780, 500]} />);
  await tabOnto('Support');
  expect(scrolls).toEqual([200 - 56 - 8]);
  expect(room()).toBe('');
});
