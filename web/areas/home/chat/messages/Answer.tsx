import { useState } from 'react';

import { Button } from '../../../../ui/form/Button';
import type { ChatMessage } from '../conversation';
import { AnswerText } from './AnswerText';

/** What of an answer is read first, with the rest behind a button. */
export function Answer({ message: { text, brief, sources } }: { message: ChatMessage }) {
  const [isWhole, setWhole] = useState(false);
  const quotes = sources.map(({ quote }) => quote);
  if (brief === text) return <AnswerText text={text} quotes={quotes} />;
  // Of the few lines one stands out: what answers best.
  return (
    <>
      <AnswerText text={isWhole ? text : brief} quotes={isWhole ? quotes : quotes.slice(0, 1)} />
      <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}
