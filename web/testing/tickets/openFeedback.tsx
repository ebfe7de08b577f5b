import { screen } from '@testing-library/react';

import { FeedbackPage } from '../../areas/employee/feedback/FeedbackPage';
import {
  FeedbackHistoryDocument,
  type FeedbackHistoryQuery,
  type FeedbackHistoryQueryVariables,
} from '../../generated/graphql';
import { ticketComments } from './comments';
import { feedback, feedbackPage } from './feedback';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';

type Options = OpenOptions<FeedbackHistoryQuery, FeedbackHistoryQueryVariables>;

/** Opens the feedback page as Maya, with one anonymous piece of hers but for what the test says. */
export const openFeedback = (options: Options = {}) =>
  openListScreen(
    {
      page: <FeedbackPage />,
      path: '/employee/feedback',
      heading: 'Feedback System',
      document: FeedbackHistoryDocument,
      usual: () => feedbackPage([feedback()]),
      background: [ticketComments(() => [])],
    },
    options,
  );

const table = 'Feedback history';
export const feedbackTable = () => screen.findByRole('table', { name: table });

/** The row of a piece of feedback. */
export const feedbackRow = (title: string): Promise<HTMLElement> => tableRow(table, title);
