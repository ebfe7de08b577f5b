import { setupServer } from 'msw/node';

/** The network of a test: a call that no handler expects fails the test. */
export const server = setupServer();

/** Call once at the top of a test file. */
export function interceptNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
}
