import { screen } from '@testing-library/react';
import { graphql } from 'msw';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/feedback/FeedbackPage';
import '../areas/employee/feedback/FeedbackDialog';
import { feedback, feedbackPage } from './feedback';
import { answer } from './graph';
import { openListScreen, type OpenOptions } from './openListScreen';
import { tableRow } from './tableRow';

/** Opens the feedback page as Maya, with one anonymous piece of hers but for what the test says. */
export const openFeedback = (options: OpenOptions = {}) => openListScreen({
  path: '/employee/feedback',
  heading: 'Feedback System',
  operation: 'FeedbackHistory',
  usual: () => feedbackPage([feedback()]),
  background: [
    graphql.query('TicketComments', () => answer({ ticketComments: { __typename: 'TicketCommentPage', count: 0, results: [] } })),
  ],
}, options);

const table = 'Feedback history';
export const feedbackTable = () => screen.findByRole('table', { name: table });

/** The row of a piece of feedback. */
export const feedbackRow = (title: string): Promise<HTMLElement> => tableRow(table, title);
