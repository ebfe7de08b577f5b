import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ComboboxField, type ComboboxFieldProps } from './ComboboxField';
import { ComboboxManyField } from './ComboboxManyField';
import type { ComboboxOption } from './comboboxOption';

const places: readonly ComboboxOption[] = [
  { id: '1', text: 'Lisbon', line: 'Portugal' },
  { id: '2', text: 'Łódź', line: 'Poland' },
  { id: '3', text: 'Porto', line: 'Portugal' },
];

function One({ start = '', ...rest }: { start?: string } & Partial<ComboboxFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        setValue('sent');
      }}
    >
      <ComboboxField label="Place" options={places} {...rest} value={value} onChange={setValue} />
      <output aria-label="Value">{value}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function Many() {
  const [value, setValue] = useState<readonly string[]>(['2']);
  return (
    <>
      <ComboboxManyField label="Places" options={places} value={value} onChange={setValue} />
      <output aria-label="Value">{value.join(' ')}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox');
const value = () => screen.getByRole('status', { name: 'Value', hidden: true }).textContent;
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

test('typing matches all words ignoring accents, and Enter selects the first option without sending the form', async () => {
  const user = userEvent.setup();
  render(<One />);
  await user.type(field(), 'pol lod');
  expect(names()).toEqual(['ŁódźPoland']);
  await user.keyboard('{Enter}');
  expect(value()).toBe('2');
  expect(field()).toHaveValue('Łódź');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrows open the whole list and move in it; the selected option is marked', async () => {
  const user = userEvent.setup();
  render(<One start="1" />);
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('option', { name: /Lisbon/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe('2');
});

test('typed text without a match is cleared when the field loses the focus, and the selection stays', async () => {
  const user = userEvent.setup();
  render(<One start="1" />);
  await user.type(field(), 'xyz');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await user.tab();
  expect(field()).toHaveValue('Lisbon');
  expect(value()).toBe('1');
});

test('emptying the field or its clear button clears the selection; a required field cannot be cleared', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<One start="1" />);
  await user.clear(field());
  expect(value()).toBe('');
  await user.type(field(), 'port{ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear Place' }));
  expect(value()).toBe('');
  expect(field()).toHaveValue('');
  rerender(<One key="required" start="1" required />);
  expect(screen.queryByRole('button', { name: 'Clear Place' })).not.toBeInTheDocument();
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('Lisbon');
});

test('hint and error are associated with the field, and its label focuses it', async () => {
  const user = userEvent.setup();
  render(<One hint="Where the desk is." error="Choose a place." />);
  expect(field()).toHaveAccessibleDescription('Where the desk is. Choose a place.');
  expect(field()).toBeInvalid();
  await user.click(screen.getByText('Place'));
  expect(field()).toHaveFocus();
});

test('a remote search gets each key; its failure can be retried by keyboard alone', async () => {
  const user = userEvent.setup();
  const onSearch = jest.fn();
  const onRetry = jest.fn();
  const search = { options: [], onSearch, onRetry };
  const { rerender } = render(<One {...search} loading />);
  await user.type(field(), 'li');
  expect(onSearch.mock.calls.map(([text]) => text as unknown)).toEqual(['', 'l', 'li']);
  expect(screen.getByText('Searching...')).toBeVisible();
  rerender(<One {...search} failed="The search failed." />);
  expect(screen.getByText('The search failed.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(value()).toBe('');
});

test('Enter does not select a result of an earlier text', async () => {
  const user = userEvent.setup();
  render(<One options={places} onSearch={jest.fn()} loading />);
  await user.type(field(), 'por{Enter}');
  expect(value()).toBe('');
});

test('several options can be selected one after the other, and removed by button and by Backspace', async () => {
  const user = userEvent.setup();
  render(<Many />);
  await user.type(field(), 'lis{Enter}');
  expect(value()).toBe('2 1');
  await user.type(field(), 'port');
  await user.click(screen.getByRole('option', { name: /Porto/ }));
  expect(value()).toBe('2 1 3');
  expect(field()).toHaveValue('');
  await user.keyboard('{Escape}{Backspace}');
  expect(value()).toBe('2 1');
  const chosen = within(screen.getByRole('list', { name: 'Places, chosen' }));
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Łódź', 'Lisbon']);
  await user.click(chosen.getByRole('button', { name: 'Remove Łódź' }));
  expect(value()).toBe('1');
});

test('Tab keeps the selection, whichever option is highlighted', async () => {
  const user = userEvent.setup();
  render(<Many />);
  await user.type(field(), 'o');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant');
  await user.tab();
  expect(value()).toBe('2');
});
