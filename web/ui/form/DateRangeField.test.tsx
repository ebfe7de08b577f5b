import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { DateRangeField } from './DateRangeField';

function Form({ from = '', to = '' }: { from?: string; to?: string }) {
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  return (
    <>
      <DateRangeField
        first={{ label: 'First day', value: first, onChange: setFirst }}
        last={{ label: 'Last day', value: last, onChange: setLast }}
      />
      <output>{`${first} ${last}`}</output>
    </>
  );
}

function open(props: Parameters<typeof Form>[0] = {}) {
  const user = userEvent.setup();
  render(<Form {...props} />);
  const [ofFirst, ofLast] = screen.getAllByRole('button', { name: 'Open calendar' });
  return { user, ofFirst: ofFirst!, ofLast: ofLast! };
}

const span = () => screen.getByRole('status', { hidden: true }).textContent;
const day = (name: RegExp) => screen.findByRole('button', { name });

test('both dates are typed; without a year the last is the one after the first, and one before it is reported', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('First day'), '28.12.2031');
  await user.type(screen.getByLabelText('Last day'), '3 jan');
  expect(span()).toBe('2031-12-28 2032-01-03');
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), '27.12.2031');
  await user.tab();
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('The earliest date is 28 Dec 2031.');
  expect(span()).toBe('2031-12-28 2031-12-27');
});

test('one calendar selects the first day and then the last', async () => {
  const { user, ofFirst } = open({ from: '2027-03-01', to: '2027-03-02' });
  await user.click(ofFirst);
  await user.click(await day(/Monday,? 8 March 2027/));
  await user.click(await day(/Friday,? 12 March 2027/));
  expect(span()).toBe('2027-03-08 2027-03-12');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('opened for the last day the calendar keeps the first: one click selects, also by keyboard', async () => {
  const { user, ofLast } = open({ from: '2027-03-08' });
  await user.click(ofLast);
  await waitFor(async () => expect(await day(/Monday,? 8 March 2027/)).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(span()).toBe('2027-03-08 2027-03-15');
});

test('for the last day no day before the first can be selected', async () => {
  const { user, ofLast } = open({ from: '2027-03-08' });
  await user.click(ofLast);
  expect(await day(/Sunday,? 7 March 2027/)).toHaveAttribute('aria-disabled', 'true');
});

test('a preset sets both days', async () => {
  const { user, ofFirst } = open();
  await user.click(ofFirst);
  await user.click(await screen.findByRole('button', { name: 'Next week' }));
  const [first = '', last = ''] = span().split(' ');
  expect(new Date(first).getUTCDay()).toBe(1);
  expect(Date.parse(last) - Date.parse(first)).toBe(6 * 86_400_000);
});
