import { card } from './layout/block';
import { cardsFrom, detailOf, mostCards } from './detail';

const at = (zoom: number, width = 1100, height = 580) => detailOf({ transform: [0, 0, zoom], width, height });

test('a card shows all fields when zoomed in, only its name farther away, and only its colour when zoomed out', () => {
  expect(at(1)).toBe('whole');
  expect(at(0.5)).toBe('brief');
  expect(at(0.1)).toBe('overview');
});

test.each([
  [390, 700],
  [1100, 580],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
])('a window of %d by %d never has more than a few hundred cards', (width, height) => {
  const zoom = cardsFrom(width, height);
  expect(at(zoom * 0.99, width, height)).toBe('overview');
  // As dense as teams in columns are.
  const columns = Math.ceil(width / zoom / (card.width + 20)) + 1;
  const rows = Math.ceil(height / zoom / (card.height + 16)) + 1;
  expect(columns * rows).toBeLessThan(1.25 * mostCards);
});
