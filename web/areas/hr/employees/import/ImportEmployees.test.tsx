import { screen, within } from '@testing-library/react';

import {
  CheckEmployeeImportDocument,
  EmployeeImportDocument,
  StartEmployeeImportDocument,
  type CheckEmployeeImportMutation,
  type ImportJobPartFragment,
} from '../../../../generated/graphql';
import { answers, broken, person, refusal, type Reply } from '../../../../testing/graph';
import { importCheck, importColumns, importJob } from '../../../../testing/imports';
import { renderScreen } from '../../../../testing/renderScreen';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';
import { pass, stopClock } from '../../../../testing/jsdom/stoppedClock';
import type { User } from '../../../../testing/testPortal';
import { ImportEmployeesDialog } from './ImportEmployeesDialog';

interceptNetwork();
stopClock();
afterEach(() => {
  jest.restoreAllMocks();
});

interface Answers {
  job?: ImportJobPartFragment | null;
  check?: () => Reply<CheckEmployeeImportMutation>;
  refuseStart?: () => Response;
}

/** Opens the dialog; `server.job` is the import as the server has it. */
async function openImport({ job = null, check = () => importCheck(), refuseStart }: Answers = {}) {
  const server = { job, started: 0, closed: 0 };
  const view = await renderScreen(<ImportEmployeesDialog onClose={() => (server.closed += 1)} />, {
    viewer: person({ roles: ['Employee', 'HR'] }),
    answers: [
      answers(EmployeeImportDocument, () => ({ columns: importColumns, job: server.job })),
      answers(CheckEmployeeImportDocument, check),
      answers(StartEmployeeImportDocument, () => {
        if (refuseStart) return refuseStart();
        server.started += 1;
        server.job = importJob();
        return { start: server.job };
      }),
    ],
  });
  await screen.findByRole('dialog', { name: 'Import employees' });
  return { ...view, server };
}

const choose = async (user: User, name = 'people.csv') =>
  user.upload(await screen.findByLabelText('CSV file'), new File(['First name\r\nNia\r\n'], name));
const startButton = (name: string | RegExp = 'Import 200 people') => screen.findByRole('button', { name });

test('a file is checked when it is selected, imported on request, and its progress and result are shown', async () => {
  const { user, server } = await openImport();
  expect(await startButton('Import')).toHaveAccessibleDescription('Choose a file first.');
  await choose(user);
  await user.click(await startButton());
  expect(await screen.findByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '8');
  expect(screen.getByRole('status')).toHaveTextContent('Making accounts, 50 of 200');
  server.job = importJob({ step: 'RECORDS', done: 0 });
  await pass(1_000);
  expect(await screen.findByText('Writing records', { selector: '[role=status]' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  server.job = importJob({ status: 'DONE', step: 'SIGN_INS', done: 200, made: 200 });
  await pass(1_000);
  expect(await screen.findByText('200 people imported')).toBeVisible();
  expect(screen.getByText('3 people known already stayed unchanged.')).toBeVisible();
  expect(screen.getByText(/a mail with a link to choose a password/)).toBeVisible();
  expect(server.started).toBe(1);
});

test('bad rows are listed with their reasons, can be downloaded, and prevent the import', async () => {
  const saved = watchSaving();
  const problems = Array.from({ length: 150 }, (_, at) => ({
    row: at + 2,
    column: at === 0 ? null : 'Email',
    reason: at === 0 ? 'This row has more cells than there are columns.' : 'Enter a valid email address.',
  }));
  const { user, server } = await openImport({
    check: () =>
      importCheck({
        newRows: 50,
        badRows: 150,
        problemCount: 1_500,
        problems,
        unknownColumns: ['Shoe size'],
      }),
  });
  await choose(user);
  const table = await screen.findByRole('table', { name: 'Rows with a problem' });
  expect(within(table).getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('The first 100 of 1,500 problems.')).toBeVisible();
  expect(screen.getByText('Shoe size')).toBeVisible();
  const start = await startButton('Import 50 people');
  expect(start).toHaveAccessibleDescription('Correct the rows that are listed, and choose the file again.');
  await user.click(start);
  expect(server.started).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Download list' }));
  expect(saved[0]?.name).toBe('problems-people.csv');
  const lines = (await saved[0]!.text).split('\r\n');
  expect(lines).toHaveLength(152);
  expect(lines[2]).toBe('3,Email,Enter a valid email address.');
});

test('the template has the columns that the server reads', async () => {
  const saved = watchSaving();
  const { user } = await openImport();
  await user.click(await screen.findByRole('button', { name: 'Download template' }));
  expect(saved[0]?.name).toBe('employees-template.csv');
  expect(await saved[0]?.text).toContain('Employee ID,First name\r\n');
});

test('a file that cannot be read shows the reason, and another one can be selected', async () => {
  const reason = 'This is a spreadsheet. Save it as “CSV UTF-8” and choose that file.';
  let isSpreadsheet = true;
  const { user } = await openImport({
    check: () => (isSpreadsheet ? refusal('BAD_USER_INPUT', reason, { file: [reason] }) : importCheck()),
  });
  await choose(user, 'people.xlsx');
  expect(await screen.findByText(reason)).toBeVisible();
  isSpreadsheet = false;
  await user.click(screen.getByRole('button', { name: 'Remove people.xlsx' }));
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  await choose(user);
  expect(await startButton()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Remove people.csv' }));
  await user.upload(
    screen.getByLabelText('CSV file'),
    new File([new Uint8Array(5 * 1024 * 1024)], 'large.csv'),
  );
  expect(await screen.findByText('File size must be less than 5MB')).toBeVisible();
});

test('a file with only known people has nothing to import', async () => {
  const { user } = await openImport({ check: () => importCheck({ newRows: 0, knownRows: 203 }) });
  await choose(user);
  expect(await startButton('Import 0 people')).toHaveAccessibleDescription(
    'There are no new people in this file.',
  );
});

test('a running import is shown when the dialog is opened again, and the dialog can be closed', async () => {
  const { user, server } = await openImport({ job: importJob({ step: 'SIGN_INS', done: 100 }) });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '83');
  expect(screen.queryByLabelText('CSV file')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(server.closed).toBe(1);
});

test('the reasons of a failed import are shown, and another file can be imported', async () => {
  const job = importJob({
    status: 'FAILED',
    step: 'REMOVAL',
    problems: [{ row: 7, column: 'Manager', reason: 'Choose a manager who works here.' }],
  });
  const { user } = await openImport({ job });
  expect(await screen.findByText(/The latest import failed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show result' }));
  expect(await screen.findByText('No people were imported')).toBeVisible();
  expect(screen.getByText('Choose a manager who works here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(await screen.findByLabelText('CSV file')).toBeVisible();
});

test('if another person was faster, their import is shown', async () => {
  const words = 'An import is running already. Please wait until it has ended.';
  const { user, server } = await openImport({ refuseStart: () => refusal('CONFLICT', words) });
  await choose(user);
  server.job = importJob({ fileName: 'other.csv' });
  await user.click(await startButton());
  expect(await screen.findByText('other.csv')).toBeVisible();
});

test('a server error is reported where it happened: at the start, at the check, at the import', async () => {
  let isBroken = true;
  const { user } = await openImport({
    check: () => (isBroken ? broken() : importCheck()),
    refuseStart: () =>
      refusal('SERVICE_UNAVAILABLE', 'The service is temporarily unavailable. Please try again.'),
  });
  await choose(user);
  expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
  expect(await startButton('Import')).toHaveAccessibleDescription('The file has not been checked.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Remove people.csv' }));
  await choose(user);
  await user.click(await startButton());
  expect(await screen.findByText('The service is temporarily unavailable. Please try again.')).toBeVisible();
});
