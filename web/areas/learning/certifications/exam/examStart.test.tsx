import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { StartExamDocument } from '../../../../generated/graphql';
import { openCertifications, startedExam } from '../../../../testing/learning/certifications';
import { answers, refusal } from '../../../../testing/graph';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

test('an exam that cannot be started shows the reason, and can be tried again [C8.28 C8.32]', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(StartExamDocument, () => refusal('CONFLICT', 'You are already certified.'), { once: true }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  expect(await screen.findByText('Exam Error')).toBeVisible();
  expect(screen.getByText('Failed to start the exam')).toBeVisible();
  expect(screen.getByText('Failed to start exam')).toBeInTheDocument();
  expect(screen.getByText('You are already certified.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'What is phishing?' })).toBeVisible();
});

test('a start that a proxy refuses without a message shows its status [C8.32 C8.41]', async () => {
  const { user } = await openCertifications({
    handlers: [
      answers(
        StartExamDocument,
        () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  expect(await screen.findByText('HTTP 500: Internal Server Error')).toBeInTheDocument();
  expect(screen.getByText('Failed to start exam')).toBeInTheDocument();
});

test('a start without questions is reported as an error [C5.36 C8.31]', async () => {
  const { user } = await openCertifications({
    handlers: [answers(StartExamDocument, () => ({ startExam: startedExam({ questions: [] }) }))],
  });
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  expect(await screen.findByText('Invalid exam data received from server')).toBeVisible();
});
