import { countText, percentText, shareText } from './numbers';

test('a percentage is written without a space, in at most two decimals', () => {
  expect([0, 5, 100, 92.5, 33.333].map(percentText)).toEqual(['0%', '5%', '100%', '92.5%', '33.33%']);
});

test('a percentage of a whole is rounded, and of zero it is none', () => {
  expect([shareText(1, 3), shareText(1, 3, 1), shareText(2, 2), shareText(0, 0)]).toEqual([
    '33%',
    '33.3%',
    '100%',
    '0%',
  ]);
});

test('a count uses the singular or the plural', () => {
  expect([countText(1, 'entry', 'entries'), countText(1204, 'day')]).toEqual(['1 entry', '1,204 days']);
});
