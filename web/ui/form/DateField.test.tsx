import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { DateField, type DateFieldProps } from './DateField';
import { DateSettingsContext } from './dates/DateSettings';

/** Only the calendar of the device is fixed. */
const everyTimer = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
] as const;

/** Wednesday evening in California, where the portal is; already Thursday for UTC. */
const now = new Date('2026-11-26T03:00:00Z');

beforeEach(() => jest.useFakeTimers({ now, doNotFake: [...everyTimer] }));
afterEach(() => jest.useRealTimers());

function Form({ start = '', ...rest }: { start?: string } & Partial<DateFieldProps>) {
  const [day, setDay] = useState(start);
  return (
    <DateSettingsContext value={{ timeZone: 'America/Los_Angeles', monthFirst: false }}>
      <DateField label="First day" {...rest} value={day} onChange={setDay} />
      <output>{day}</output>
    </DateSettingsContext>
  );
}

function open(props: Parameters<typeof Form>[0] = {}) {
  const user = userEvent.setup();
  render(<Form {...props} />);
  return { user, field: screen.getByLabelText('First day'), button: () => screen.getByRole('button') };
}

const value = () => screen.getByRole('status', { hidden: true }).textContent;
const day = (name: RegExp) => screen.findByRole('button', { name });

test('typed text is parsed immediately, stays as typed, and is formatted when the field loses the focus', async () => {
  const { user, field } = open();
  await user.type(field, '8 mar');
  expect(value()).toBe('2027-03-08');
  expect(field).toHaveValue('8 mar');
  await user.tab();
  expect(field).toHaveValue('8 Mar 2027');
  await user.clear(field);
  expect(value()).toBe('');
});

test('"tomorrow" is the organisation\'s next day, whatever day the device has', async () => {
  const { user, field } = open();
  await user.type(field, 'tomorrow{Enter}');
  expect(field).toHaveValue('26 Nov 2026');
});

test('an invalid date stays as typed, and is reported when the field loses the focus, not before', async () => {
  const { user, field } = open();
  await user.type(field, '32 mar');
  expect(field).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field).toHaveValue('32 mar');
  expect(field).toHaveAccessibleDescription('"32 mar" is not a date. Write it like 8 Mar 2027.');
  expect(field).toBeInvalid();
});

test("a date outside the bounds is kept and reported; the form's message comes first", async () => {
  const { user, field } = open({ min: '2027-03-15', max: '2027-03-21' });
  await user.type(field, '8.3.2027');
  await user.tab();
  expect(field).toHaveAccessibleDescription('The earliest date is 15 Mar 2027.');
  expect(value()).toBe('2027-03-08');
  render(<Form label="Other" start="2027-03-08" min="2027-03-15" error="Not this one." />);
  expect(screen.getByLabelText('Other')).toHaveAccessibleDescription('Not this one.');
});

test("the button opens a calendar at the field's date; a click selects a day, closes it and returns the focus to the button", async () => {
  const { user, field, button } = open({ start: '2027-03-08' });
  await user.click(button());
  expect(await screen.findByRole('dialog', { name: 'First day' })).toBeVisible();
  await waitFor(async () => expect(await day(/^Monday, 8 March 2027 selected/)).toHaveFocus());
  await user.click(await day(/^Friday,? 12 March 2027/));
  expect(value()).toBe('2027-03-12');
  expect(field).toHaveValue('12 Mar 2027');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
});

test('by keyboard alone: an arrow opens the calendar at today, arrows move, Enter selects; Escape changes nothing', async () => {
  const { user, field } = open();
  await user.type(field, '{ArrowDown}');
  await waitFor(async () => expect(await day(/^Today, Wednesday,? 25 November 2026/)).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(value()).toBe('2026-12-03');
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(value()).toBe('2026-12-03');
});

test('only days within the bounds can be selected in the calendar, and only presets within them are offered', async () => {
  const { user, button } = open({ min: '2026-11-25', max: '2026-11-25' });
  await user.click(button());
  const next = await day(/^Thursday,? 26 November 2026/);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Tomorrow' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(value()).toBe('2026-11-25');
});

test('marks of a day are announced with it, and the calendar says which month it shows', async () => {
  const onMonth = jest.fn();
  const { user, button } = open({
    start: '2027-03-08',
    marks: new Map([['2027-03-10', { count: 2, text: '2 of your team away' }]]),
    legend: [{ count: 2, text: 'Of your team away' }],
    onMonth,
  });
  expect(onMonth).not.toHaveBeenCalled();
  await user.click(button());
  expect(await day(/^Wednesday,? 10 March 2027. 2 of your team away$/)).toBeVisible();
  expect(screen.getByText('Of your team away')).toBeVisible();
  expect(onMonth).toHaveBeenLastCalledWith('2027-03-01', '2027-03-31');
  await user.click(screen.getAllByRole('button', { name: 'Next' })[0]!);
  expect(onMonth).toHaveBeenLastCalledWith('2027-04-01', '2027-04-30');
});
