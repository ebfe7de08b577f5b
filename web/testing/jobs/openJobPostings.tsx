import { screen, within } from '@testing-library/react';

import { JobPostingsPage } from '../../areas/employee/jobPostings/JobPostingsPage';
import {
  JobPostingsDocument,
  type JobPostingsQuery,
  type JobPostingsQueryVariables,
} from '../../generated/graphql';
import { posting, postingBackground, postingPage } from './jobPostings';
import { openListScreen, type OpenOptions } from '../openListScreen';

export type PostingOptions = OpenOptions<JobPostingsQuery, JobPostingsQueryVariables>;

/** Opens the job postings as Maya, with one open position but for what the test says. */
export const openJobPostings = (options: PostingOptions = {}) =>
  openListScreen(
    {
      page: <JobPostingsPage />,
      path: '/employee/job-postings',
      heading: 'Internal Job Postings',
      document: JobPostingsDocument,
      usual: () => postingPage([posting()]),
      background: postingBackground,
    },
    options,
  );

/** The card of a position. */
export const postingCard = (title: string): Promise<HTMLElement> =>
  screen.findByRole('article', { name: title });

/** The button of a card or dialog to apply, whatever it says. */
export const applyButton = (around: HTMLElement): HTMLElement =>
  within(around).getByRole('button', { name: /^(Apply Now|Applied|Not Available)$/ });
