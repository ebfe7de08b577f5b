import type { PostingRow } from './postingRow';

/** Whether the person can apply for a posting: not again, and not where it takes no applications. */
export type ApplyState = 'applied' | 'unavailable' | 'open';

/** What the button to apply says. */
export const applyWords: Readonly<Record<ApplyState, string>> = {
  applied: 'Applied',
  unavailable: 'Not Available',
  open: 'Apply Now',
};

export function applyStateOf({
  myApplication,
  acceptsApplications,
}: Pick<PostingRow, 'myApplication' | 'acceptsApplications'>): ApplyState {
  if (myApplication) return 'applied';
  return acceptsApplications ? 'open' : 'unavailable';
}

/** Why the person cannot apply, in a sentence; null when they can. */
export function whyNot(posting: PostingRow): string | null {
  switch (applyStateOf(posting)) {
    case 'applied':
      return posting.myApplication?.status.code === 'withdrawn'
        ? 'You applied for this position and withdrew. You can apply only once.'
        : 'You have already applied for this position.';
    case 'unavailable':
      return posting.isClosed
        ? 'This position is closed.'
        : 'This position takes no applications at the moment.';
    case 'open':
      return null;
  }
}
