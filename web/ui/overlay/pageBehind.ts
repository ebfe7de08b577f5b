/**
 * Hides the page behind overlays by `aria-hidden`, as React Aria does in browsers without `inert`. An inert element
 * passes that on to all within: with 200 rows the style of 5,700 elements was computed before a menu or a dialog
 * showed, and again when it closed. The veil takes the pointer meanwhile, and the overlay keeps the keyboard.
 * @param page what overlays hide as a whole
 */
export function hideBehindOverlays(page: HTMLElement | null): void {
  if (page === null) return;
  Object.defineProperty(page, 'inert', {
    configurable: true,
    get: () => page.getAttribute('aria-hidden') === 'true',
    set: (isHidden: boolean) => {
      if (isHidden) page.setAttribute('aria-hidden', 'true');
      else page.removeAttribute('aria-hidden');
    },
  });
}
