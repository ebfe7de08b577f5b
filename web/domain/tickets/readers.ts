/** Above the box in which the author of anonymous feedback comments on it. */
export const staysAnonymous = 'What you write appears as “Anonymous”, for everyone, permanently.';

/** The readers of a comment on a ticket, for the hint of its box, except for internal notes. */
export const replyReaders = ({
  isOwn,
  feedback,
}: {
  isOwn: boolean;
  feedback?: { isAnonymous: boolean } | null;
}): string => {
  if (!isOwn) return 'The person who sent the ticket can read it.';
  return feedback?.isAnonymous ? staysAnonymous : 'Colleagues who handle this ticket can read it.';
};
