import { screen } from '@testing-library/react';

import { renderScreen } from '../../../testing/renderScreen';
import { interceptNetwork } from '../../../testing/server';
import { trackedWork } from '../../../testing/time/trackedWork';
import { useTracker } from './useTracker';

interceptNetwork();

/** A row of the week's entries, as a screen would offer to track it. */
function Row({ project }: { project: string }) {
  const { session, start } = useTracker();
  return (
    <>
      <button
        type="button"
        onClick={() => void start({ project, task: 'Sample task', timesheetEntryId: 12 })}
      >
        Track
      </button>
      <p>{session ? `Tracked: ${String(session.timesheetEntryId)}` : 'Nothing'}</p>
    </>
  );
}

async function openRow(project: string) {
  const work = trackedWork();
  const { user } = await renderScreen(<Row project={project} />, {
    at: '/employee/time-tracking',
    answers: work.handlers,
  });
  await user.click(await screen.findByRole('button', { name: 'Track' }));
  return work;
}

test('a session without project and task cannot be started [A5.38]', async () => {
  const work = await openRow(' ');
  expect(await screen.findByText('Please select both project and task before starting.')).toBeVisible();
  expect(work.changes()).toEqual([]);
});

test('tracking starts on an existing entry [A4.9 A8.14]', async () => {
  const work = await openRow('Training');
  expect(await screen.findByText('Time tracking started!')).toBeVisible();
  expect(screen.getByText('Tracked: 12')).toBeVisible();
  expect(work.sent.at(-1)?.variables).toMatchObject({
    input: { project: 'Training', task: 'Sample task', timesheetEntryId: 12 },
  });
});
