import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { DateTimeField } from './DateTimeField';
import { TimeField, type TimeFieldProps } from './TimeField';

function Time({ start = '', ...rest }: { start?: string } & Partial<TimeFieldProps>) {
  const [time, setTime] = useState(start);
  return (
    <>
      <TimeField label="Clock In" {...rest} value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  );
}

function Meeting({ start = '' }: { start?: string }) {
  const [moment, setMoment] = useState(start);
  return (
    <>
      <DateTimeField label="Interview" value={moment} onChange={setMoment} />
      <output>{moment}</output>
    </>
  );
}

const value = () => screen.getByRole('status', { hidden: true }).textContent;

test.each(['17:05', '5:05 pm', '1705'])(
  'a time typed as "%s" is 17:05 once the field is left [A5.28]',
  async (text) => {
    const user = userEvent.setup();
    render(<Time />);
    const field = screen.getByLabelText('Clock In');
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(value()).toBe('17:05');
    await user.tab();
    expect(field).toHaveValue('17:05');
  },
);

test('an invalid time stays, and is reported when the field loses the focus', async () => {
  const user = userEvent.setup();
  render(<Time />);
  const field = screen.getByLabelText('Clock In');
  for (const text of ['nine', '24:00']) {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(`"${text}" is not a time. Write it like 09:30 or 5:30 pm.`);
  }
});

test('if only a time is possible, "9" means nine o’clock', async () => {
  const user = userEvent.setup();
  render(<Time />);
  await user.type(screen.getByLabelText('Clock In'), '9');
  await user.tab();
  expect(screen.getByLabelText('Clock In')).toHaveValue('09:00');
});

test('in a form the field reports unreadable input, and the form reports its own error', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Time error={undefined} />);
  const field = screen.getByLabelText('Clock In');
  await user.type(field, 'nine');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveAccessibleDescription('"nine" is not a time. Write it like 09:30 or 5:30 pm.');
  rerender(<Time error="When did you begin?" />);
  expect(field).toHaveAccessibleDescription('When did you begin?');
});

test("a time is selected from a list, which starts at the field's time and closes with Escape", async () => {
  const user = userEvent.setup();
  render(<Time start="17:05" />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await waitFor(() => expect(screen.getByRole('option', { name: '17:05' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: '17:30' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(value()).toBe('17:30');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a time' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('option', { name: '17:30' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(value()).toBe('17:30');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Clock In'), '{ArrowDown}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('in a table cell a time can only be typed', () => {
  render(<Time noteId="row" />);
  expect(screen.getByLabelText('Clock In')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a date with a time is typed in one field; a date alone is not enough, and the text is kept', async () => {
  const user = userEvent.setup();
  render(<Meeting />);
  const field = screen.getByLabelText('Interview');
  await user.type(field, '8 mar 2031');
  await user.tab();
  expect(field).toHaveValue('8 mar 2031');
  expect(field).toHaveAccessibleDescription(
    '"8 mar 2031" is not a date with a time. Write it like 8 Mar 2027, 17:05.',
  );
  await user.type(field, ' at 5pm');
  await user.tab();
  expect(field).toHaveValue('8 Mar 2031, 17:00');
  expect(value()).toBe('2031-03-08T17:00');
});

test('a date with a time is selected: the day keeps the time, and selecting the time closes the list', async () => {
  const user = userEvent.setup();
  render(<Meeting start="2027-03-08T17:05" />);
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await user.click(await screen.findByRole('button', { name: /^Friday,? 12 March 2027/ }));
  expect(value()).toBe('2027-03-12T17:05');
  await user.click(screen.getByRole('option', { name: '09:30' }));
  expect(value()).toBe('2027-03-12T09:30');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
