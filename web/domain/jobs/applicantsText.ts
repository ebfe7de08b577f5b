import { countText } from '../../ui/numbers';

/** "No applicants yet", "1 applicant", "1,204 applicants" */
export const applicantsText = (count: number): string =>
  count === 0 ? 'No applicants yet' : countText(count, 'applicant');
