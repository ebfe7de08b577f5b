import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import type { Tone } from '../../../../ui/theme';
import type { Connection } from './connection';

/** Tells whether the assistant can be reached, in a word and a colour; read aloud when it changes. */
export const ConnectionNote = ({ connection }: { connection: Connection }) => (
  <div role="status" aria-label="Connection">
    <StatusBadge tone={tones[connection]}>{words[connection]}</StatusBadge>
  </div>
);

const words = {
  checking: 'Checking',
  connected: 'Connected',
  disconnected: 'Disconnected',
} as const satisfies Record<Connection, string>;
const tones = { checking: 'neutral', connected: 'success', disconnected: 'danger' } as const satisfies Record<
  Connection,
  Tone
>;
