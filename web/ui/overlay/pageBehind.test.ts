import { hideBehindOverlays } from './pageBehind';

test('a page behind an overlay is hidden from a screen reader, and comes back, without becoming inert', () => {
  const page = document.createElement('div');
  hideBehindOverlays(page);
  hideBehindOverlays(page); // React may hand it on twice
  expect(page.inert).toBe(false);
  page.inert = true;
  expect(page).toHaveAttribute('aria-hidden', 'true');
  expect(page).not.toHaveAttribute('inert');
  expect(page.inert).toBe(true);
  page.inert = false;
  expect(page).not.toHaveAttribute('aria-hidden');
});
