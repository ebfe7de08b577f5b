/** A message of the conversation as the client kept it. */
export interface ChatMessage {
  text: string;
  sender: 'USER' | 'AI';
}

const MOST_MESSAGES = 20;
const MOST_BYTES = 8 * 1024;
const TITLE = /From “([^”]{1,200})”/;

/**
 * The newest messages that are used: at most twenty within 8 kB; older ones are left out, never refused (5j).
 */
export function newestOf(history: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let bytes = 0;
  for (const message of history.slice(-MOST_MESSAGES).toReversed()) {
    bytes += Buffer.byteLength(message.text);
    if (bytes > MOST_BYTES) break;
    kept.unshift(message);
  }
  return kept;
}

/** What the person said, the newest last. */
export const saidByPerson = (history: readonly ChatMessage[]): string[] =>
  history.filter(({ sender }) => sender === 'USER').map(({ text }) => text);

/** The latest answer, as the client kept it; null before the first. */
export const lastAnswer = (history: readonly ChatMessage[]): string | null =>
  history.findLast(({ sender }) => sender === 'AI')?.text ?? null;

/**
 * The title that the latest answer named, for searching alone: the client may have written anything there.
 */
export function lastTitle(history: readonly ChatMessage[]): string | null {
  return TITLE.exec(lastAnswer(history) ?? '')?.[1] ?? null;
}
