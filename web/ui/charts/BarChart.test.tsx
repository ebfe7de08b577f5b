import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { watchSaving } from '../../testing/jsdom/saving';
import { countText } from '../numbers';
import { BarChart, type BarChartProps } from './BarChart';

afterEach(() => jest.restoreAllMocks());

const chart: BarChartProps = {
  label: 'Tickets by month',
  rowName: 'Month',
  series: [
    { key: 'opened', name: 'Opened' },
    { key: 'resolved', name: 'Resolved' },
  ],
  rows: [
    { key: '10', name: 'October', shortName: 'Oct', values: { opened: 1204, resolved: 31 } },
    { key: '11', name: 'November', shortName: 'Nov', values: { opened: 1, resolved: null } },
  ],
  format: (count) => countText(count, 'ticket'),
};

const open = async (props = chart) => {
  render(<BarChart {...props} />);
  // The code of the drawing has come.
  await act(() => Promise.resolve());
};

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('a screen reader reads the figures of a chart from a table', async () => {
  await open();
  expect(cellsOf(screen.getByRole('table', { name: 'Tickets by month' }))).toEqual([
    'MonthOpenedResolved',
    'October1,204 tickets31 tickets',
    'November1 ticket–',
  ]);
});

test('a chart can be shown as a table, and as a chart again', async () => {
  const user = userEvent.setup();
  await open();
  expect(screen.getByRole('application', { name: 'Tickets by month' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Tickets by month' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(screen.getByRole('application', { name: 'Tickets by month' })).toBeVisible();
});

test('the arrow keys move through the figures, which are announced, and Escape ends it', async () => {
  const user = userEvent.setup();
  await open();
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('October: Opened 1,204 tickets, Resolved 31 tickets');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('November: Opened 1 ticket, Resolved not known');
  await user.keyboard('{Home}');
  expect(screen.getByRole('status')).toHaveTextContent(/^October/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the figures can be downloaded as a file', async () => {
  const user = userEvent.setup();
  const saved = watchSaving();
  await open();
  await user.click(screen.getByRole('button', { name: 'Save Tickets by month' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as table (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('tickets_by_month.csv');
  expect(await saved[0]?.text).toBe('Month,Opened,Resolved\r\nOctober,1204,31\r\nNovember,1,\r\n');
});

test('while the figures are loading nothing is announced, and after a failure they can be loaded again', async () => {
  const user = userEvent.setup();
  const retry = jest.fn();
  const { rerender } = render(<BarChart {...chart} rows={undefined} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  rerender(<BarChart {...chart} rows={undefined} error="Failed to load tickets" onRetry={retry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Failed to load tickets');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a chart without data says so', () => {
  const nothing = [{ key: '10', name: 'October', values: { opened: 0, resolved: null } }];
  render(<BarChart {...chart} rows={nothing} empty="No tickets in this time." />);
  expect(screen.getByText('No tickets in this time.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
