import { matchBand } from './matchBand';

test.each([
  [100, 'success', 'Strong match'],
  [70, 'success', 'Strong match'],
  [69, 'info', 'Good match'],
  [50, 'info', 'Good match'],
  [49, 'warning', 'Fair match'],
  [30, 'warning', 'Fair match'],
  [29, 'caution', 'Weak match'],
  [15, 'caution', 'Weak match'],
  [14, 'danger', 'Poor match'],
  [0, 'danger', 'Poor match'],
])('%i per cent is in the band %s and called "%s" [A2.62]', (percentage, tone, word) => {
  expect(matchBand(percentage)).toMatchObject({ tone, word });
});
