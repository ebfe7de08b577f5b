import type { Failure } from '../../../../domain/failure/failure';
import { applyWords } from '../applyState';

/**
 * The text of the button, and the reason, after a final refusal: the posting accepts no applications, or none from
 * this person. Null if the text can be corrected or another attempt may succeed.
 */
export function finalRefusal({ fields }: Failure): { label: string; reason: string } | null {
  const ofPosting = fields['jobPosting']?.[0];
  if (ofPosting !== undefined)
    return { label: applyWords.unavailable, reason: ofPosting.startsWith('Invalid pk') ? gone : ofPosting };
  const already = fields['nonFieldErrors']?.find((text) => text === appliedAlready);
  return already === undefined ? null : { label: applyWords.applied, reason: already };
}

const appliedAlready = 'You have already applied for this job.';

/** In place of the technical words for a posting that is removed, or a draft again. */
const gone = 'This position does not exist any more.';
