import { screen, within } from '@testing-library/react';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/jobPostings/JobPostingsPage';
import '../areas/employee/jobPostings/PostingDialog';
import '../areas/employee/jobPostings/apply/ApplyDialog';
import { posting, postingBackground, postingPage } from './jobPostings';
import { openListScreen, type OpenOptions } from './openListScreen';

/** Opens the job postings as Maya, with one open position but for what the test says. */
export const openJobPostings = (options: OpenOptions = {}) => openListScreen({
  path: '/employee/job-postings',
  heading: 'Internal Job Postings',
  operation: 'JobPostings',
  usual: () => postingPage([posting()]),
  background: postingBackground,
}, options);

/** The card of a position. */
export const postingCard = (title: string): Promise<HTMLElement> => screen.findByRole('article', { name: title });

/** The button of a card or dialog to apply, whatever it says. */
export const applyButton = (around: HTMLElement): HTMLElement =>
  within(around).getByRole('button', { name: /^(Apply Now|Applied|Not Available)$/ });
