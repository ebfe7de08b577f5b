import { sentencesIn } from './features.js';

/** Two questions in one sentence: "What is my title and when did I start?" */
const NEXT_QUESTION =
  /(?:,? (?:and|also|but)|,) (?=(?:what|when|who|whose|how|which|where|is|are|was|did|do|does|has|have|am)\b)/i;

/** So many parts of a message are read. */
const MOST_PARTS = 10;

/** The sentences and questions of a message; none where it is one. */
export function partsIn(message: string): string[] {
  const [, ...sentences] = sentencesIn(message);
  const all = (sentences.length > 0 ? sentences : [message]).flatMap((sentence) =>
    sentence.split(NEXT_QUESTION),
  );
  return all.length > 1 ? all.slice(0, MOST_PARTS) : [];
}

const ASKS =
  /\?|^\W*(?:(?:and|so|ok|also|but)\W+)?(?:what|when|who|whose|whom|how|which|where|why|is|are|was|were|did|do|does|has|have|can|could|may|must|should|will|would)\b/i;

/** Those parts of a message that ask something, without what it tells beside them. */
export function questionsIn(message: string): string[] {
  const [, ...sentences] = sentencesIn(message);
  return (sentences.length > 0 ? sentences : [message])
    .filter((sentence) => ASKS.test(sentence))
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .slice(0, MOST_PARTS);
}
