import { act } from '@testing-library/react';

import type { StreamName } from '../domain/stream/events';
import type { Stream } from '../domain/stream/stream';

/** A stream that sends what a test tells it to. */
export function createTestStream(): { stream: Stream; say: (name: StreamName) => void } {
  const listeners = new Set<(name: StreamName) => void>();
  return {
    stream: {
      subscribe: (tell) => {
        listeners.add(tell);
        return () => listeners.delete(tell);
      },
      start: () => () => undefined,
    },
    say: (name) => act(() => listeners.forEach((tell) => tell(name))),
  };
}
