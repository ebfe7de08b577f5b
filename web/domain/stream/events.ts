/** What the portal says on its stream; there is nothing to read in it but that something is new. */
export type StreamName = 'ready' | 'inbox' | 'reset' | 'ended';

/** One event, with how far the browser is once it has heard it. */
export interface StreamEvent {
  name: StreamName;
  position: string;
}

const names: ReadonlySet<string> = new Set<StreamName>(['ready', 'inbox', 'reset', 'ended']);

/** Parses server-sent events from chunks of text, split anywhere. @returns the events that a chunk completes */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = new Map(
        block.split('\n').map((line): [string, string] => {
          const at = line.indexOf(':');
          return [line.slice(0, at), line.slice(at + 1).trim()];
        }),
      );
      const name = fields.get('event') ?? '';
      return names.has(name) ? [{ name: name as StreamName, position: fields.get('id') ?? '' }] : [];
    });
  };
}
