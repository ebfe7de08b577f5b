/** Size of the window onto a drawing. */
export const room = { width: 1200, height: 600 };

/**
 * What React Flow measures and jsdom does not have: every element is as large as the window onto the drawing,
 * and the device is the one the test says. Call once at the top of a test file.
 */
export function standInForLayout({ isPhone = false }: { isPhone?: boolean } = {}): void {
  beforeEach(() => {
    for (const [name, size] of [
      ['offsetWidth', room.width],
      ['offsetHeight', room.height],
    ] as const) {
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
    }
    define(Element.prototype, 'scrollIntoView', () => undefined);
    define(Element.prototype, 'scrollTo', () => undefined);
    define(globalThis, 'ResizeObserver', SilentObserver);
    define(globalThis, 'DOMMatrixReadOnly', Matrix);
    define(window, 'matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion') || (isPhone && query.includes('max-width')),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => jest.restoreAllMocks());
}

const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { configurable: true, writable: true, value });

/** Nothing changes its size in jsdom. */
class SilentObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

class Matrix {
  m22: number;
  constructor(transform?: string) {
    this.m22 = Number(/scale\(([\d.]+)\)/.exec(transform ?? '')?.[1] ?? 1);
  }
}
