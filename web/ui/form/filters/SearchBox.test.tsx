import { act, fireEvent, render, screen } from '@testing-library/react';

import { SearchBox } from './SearchBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search requests' }), { target: { value: text } });

test('a search waits until typing pauses', () => {
  const onSearch = jest.fn();
  render(<SearchBox label="Search requests" value="" onSearch={onSearch} />);
  type('fa');
  act(() => jest.advanceTimersByTime(200));
  type('fam ');
  act(() => jest.advanceTimersByTime(299));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(onSearch).toHaveBeenCalledWith('fam');
});

test('Enter searches immediately and Escape clears', () => {
  const onSearch = jest.fn();
  render(<SearchBox label="Search requests" value="" onSearch={onSearch} />);
  type('flu');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onSearch).toHaveBeenLastCalledWith('flu');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  act(() => jest.runOnlyPendingTimers());
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('the box follows the address when the person goes back', () => {
  const { rerender } = render(<SearchBox label="Search requests" value="flu" onSearch={jest.fn()} />);
  rerender(<SearchBox label="Search requests" value="" onSearch={jest.fn()} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a panel opened while a search waited for its pause stays open: the present address is searched', () => {
  const [before, after] = [jest.fn(), jest.fn()];
  const { rerender } = render(<SearchBox label="Search requests" value="" onSearch={before} />);
  type('flu');
  rerender(<SearchBox label="Search requests" value="" onSearch={after} />);
  act(() => jest.advanceTimersByTime(300));
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledWith('flu');
});

test('a letter typed while the answer to the earlier ones arrives is kept', () => {
  const { rerender } = render(<SearchBox label="Search requests" value="" onSearch={jest.fn()} />);
  type('fl');
  act(() => jest.advanceTimersByTime(300));
  type('flu');
  rerender(<SearchBox label="Search requests" value="fl" onSearch={jest.fn()} />);
  expect(screen.getByRole('searchbox')).toHaveValue('flu');
});

test('a waiting search is cancelled when the filters are cleared', () => {
  const onSearch = jest.fn();
  const { rerender } = render(<SearchBox label="Search requests" value="fl" onSearch={onSearch} />);
  type('flu');
  rerender(<SearchBox label="Search requests" value="" onSearch={onSearch} />);
  act(() => jest.advanceTimersByTime(300));
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
