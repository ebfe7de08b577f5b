import { useState, type RefObject } from 'react';

import { FeedbackForm } from './FeedbackForm';

/** A form that begins again after every piece of feedback. */
export function NewFeedback({ subject }: { subject: RefObject<HTMLInputElement | null> }) {
  const [given, setGiven] = useState(0);
  return (
    <FeedbackForm
      key={given}
      subject={subject}
      isAgain={given > 0}
      onEnd={() => setGiven((count) => count + 1)}
    />
  );
}
