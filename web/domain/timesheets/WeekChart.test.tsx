import { render, screen, within } from '@testing-library/react';

import { giveRoom } from '../../testing/jsdom/room';
import { WeekChart } from './WeekChart';
import { weekHours } from './weekHours';

giveRoom(600, 168);

const draw = (mondayHours: string) =>
  render(
    <WeekChart
      loading={false}
      days={
        weekHours({
          status: 'DRAFT',
          totalHours: mondayHours,
          timeEntries: [{ date: '2026-11-16', hoursWorked: mondayHours }],
        }).days
      }
    />,
  );
const monday = () => within(screen.getByRole('row', { name: /^Monday/ }));

test('a few seconds of work, which round to zero, have no bar and no figure', async () => {
  draw('0.004');
  expect(await screen.findByText('8 h')).toBeInTheDocument();
  // The beginning of the axis.
  expect(screen.getAllByText('0')).toHaveLength(1);
  expect(monday().getByText('0 h')).toBeInTheDocument();
});

test('a day of half a minute or more has its figure', async () => {
  draw('0.009');
  expect(await screen.findByText('1 min', { selector: 'tspan' })).toBeInTheDocument();
});

test('the figure of a day has the format of every other duration', async () => {
  draw('8.417');
  expect(await screen.findByText('25 min', { selector: 'tspan' })).toBeInTheDocument();
  expect(screen.getByText('8 h', { selector: 'tspan' })).toBeInTheDocument();
});

test('the week is shown as a percentage of its target, and each day of a fifth of it [A9.10]', async () => {
  draw('10.500');
  expect(screen.getByRole('progressbar', { name: 'Hours of the week' })).toHaveAttribute(
    'aria-valuetext',
    '10\u00A0h\u00A030\u00A0min of 40\u00A0h',
  );
  expect(monday().getByText('10 h 30 min')).toBeInTheDocument();
  expect(await screen.findByText('8 h')).toBeInTheDocument();
});

test('hours that could not be loaded are not shown as zero', () => {
  render(<WeekChart days={undefined} loading={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Not available');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
