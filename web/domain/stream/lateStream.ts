import type { Stream, StreamSettings } from './stream';

/** The stream of the browser, whose code comes when it is first listened to: no screen waits for it. */
export function createLateStream(settings: StreamSettings): Stream {
  let made: Promise<Stream> | null = null;
  const load = () =>
    (made ??= import('./stream').then(
      ({ createStream }) => createStream(settings),
      (problem: unknown) => {
        made = null;
        throw problem;
      },
    ));
  /** Does it as soon as the code is there; without the code the portal works, and tells nothing by itself. */
  const whenThere = (begin: (stream: Stream) => () => void) => {
    let end: (() => void) | undefined;
    let isGone = false;
    load().then(
      (stream) => {
        if (!isGone) end = begin(stream);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      end?.();
    };
  };
  return {
    start: () => whenThere((stream) => stream.start()),
    subscribe: (tell) => whenThere((stream) => stream.subscribe(tell)),
  };
}
