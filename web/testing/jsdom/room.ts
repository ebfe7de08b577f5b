/** jsdom has no layout: every element that is measured is as large as this while the tests of a file run. */
export function giveRoom(width: number, height: number): void {
  beforeEach(() => {
    window.ResizeObserver = class implements ResizeObserver {
      constructor(private readonly tell: ResizeObserverCallback) {}
      observe(element: Element) {
        Object.defineProperty(element, 'clientWidth', { configurable: true, value: width });
        Object.defineProperty(element, 'clientHeight', { configurable: true, value: height });
        this.tell([], this);
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    };
  });
  afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));
}
