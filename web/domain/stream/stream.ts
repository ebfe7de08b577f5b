import { createPauses } from '../session/pauses';
import { createEventReader, type StreamEvent, type StreamName } from './events';

/** The one connection of this browser on which the portal says that something is new. */
export interface Stream {
  /** Calls back when something may have changed. @returns what ends it */
  subscribe: (tell: (name: StreamName) => void) => () => void;
  /** Listens for the signed-in person. @returns a function that stops it */
  start: () => () => void;
}

export interface StreamSettings {
  /** Origin of the API, empty for the page's own. */
  apiHost: string;
  readToken: () => string | null;
  /** Milliseconds until a lost connection is tried again; later attempts wait longer. */
  pause?: number;
}

/** Of the tabs of a browser one listens, and tells the others. */
const channelName = 'portal.stream';
/** The number of failed attempts after which the pause is longest. */
const often = 10;
/** The portal sends something every 15 seconds; after this long it counts as gone. */
const silence = 40_000;

/**
 * Connects by `fetch`, because only so the token can be in a header. Whichever tab holds the lock listens;
 * when it is closed another one continues from the last event that it heard of.
 */
export function createStream({ apiHost, readToken, pause = 1_000 }: StreamSettings): Stream {
  const listeners = new Set<(name: StreamName) => void>();
  let last: string | null = null;

  const tellAll = (name: StreamName) => listeners.forEach((tell) => tell(name));
  const hear = ({ name, position }: StreamEvent) => {
    last = position;
    tellAll(name);
  };

  async function listen(signal: AbortSignal, onEvent: (event: StreamEvent) => void) {
    const gone = new AbortController();
    const fail = () => gone.abort();
    let watch = setTimeout(fail, silence);
    try {
      const response = await fetch(`${apiHost}/stream`, {
        headers: {
          Authorization: `Token ${readToken() ?? ''}`,
          ...(last !== null && { 'Last-Event-ID': last }),
        },
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, gone.signal]),
      });
      // The session has ended: the next question learns it, and signs out.
      if (response.status === 401) tellAll('ready');
      if (!response.ok || !response.body) return;
      const read = createEventReader();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(watch);
        watch = setTimeout(fail, silence);
        read(piece.value).forEach(onEvent);
      }
    } finally {
      clearTimeout(watch);
    }
  }

  /** Until it is ended: connects again whenever the connection is lost. */
  async function lead(signal: AbortSignal, channel: BroadcastChannel | null) {
    const pauses = createPauses(pause);
    signal.addEventListener('abort', pauses.end);
    let isHeard = false;
    for (let tries = 0; !signal.aborted; tries += 1) {
      if (readToken() !== null)
        await listen(signal, (event) => {
          tries = 0;
          isHeard = true;
          // A new session connects by itself; with this one the portal would only refuse.
          if (event.name === 'ended') tries = often;
          hear(event);
          channel?.postMessage(event);
        }).catch(() => undefined);
      if (signal.aborted) return;
      // If no stream gets through, the present state is loaded anyway.
      if (!isHeard && tries === 0) tellAll('ready');
      await pauses.untilNextTry(tries);
    }
  }

  return {
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    start: () => {
      const ending = new AbortController();
      const { signal } = ending;
      const channel = 'BroadcastChannel' in window ? new BroadcastChannel(channelName) : null;
      if (channel) channel.onmessage = ({ data }: MessageEvent<StreamEvent>) => hear(data);
      void takeLead(
        signal,
        () => lead(signal, channel),
        () => tellAll('ready'),
      );
      return () => {
        ending.abort();
        channel?.close();
        last = null;
      };
    },
  };
}

/**
 * Leads once no other tab does. @param follow called in a tab while another one leads: it loads what is new so far
 */
async function takeLead(signal: AbortSignal, lead: () => Promise<void>, follow: () => void) {
  // Browsers offer locks to pages of a safe origin alone.
  const locks = 'locks' in navigator ? navigator.locks : null;
  if (!locks) return lead();
  await locks.request(channelName, { ifAvailable: true }, (lock) => (lock ? lead() : follow()));
  if (signal.aborted) return;
  await locks.request(channelName, { signal }, lead).catch(() => undefined);
}
