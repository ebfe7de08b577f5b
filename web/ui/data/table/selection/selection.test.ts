import { createSelection } from './selection';

function showing(...keys: number[]) {
  const selection = createSelection();
  selection.show(keys);
  return { selection, chosen: () => [...selection.read()].sort() };
}

test('with Shift all rows between two are selected, in either direction, and deselected likewise', () => {
  const { selection, chosen } = showing(1, 2, 3, 4, 5);
  selection.choose(4, true);
  selection.choose(2, true, true);
  expect(chosen()).toEqual([2, 3, 4]);
  selection.choose(3, false, true);
  expect(chosen()).toEqual([4]);
});

test('with Shift and no earlier selection, or after an earlier row was removed, one row is selected', () => {
  const { selection, chosen } = showing(1, 2, 3);
  selection.choose(3, true, true);
  expect(chosen()).toEqual([3]);
  selection.show([4, 5, 6]);
  selection.choose(6, true, true);
  expect(chosen()).toEqual([6]);
});

test('a row that has left the page is no longer selected, the others are', () => {
  const { selection, chosen } = showing(1, 2, 3);
  selection.chooseAll(true);
  expect(selection.extent()).toBe('all');
  selection.show([2, 3, 4]);
  expect(chosen()).toEqual([2, 3]);
  expect(selection.extent()).toBe('some');
});

test('rows that are read again unchanged notify no listener', () => {
  const { selection } = showing(1, 2);
  selection.choose(1, true);
  const tell = jest.fn();
  selection.subscribe(tell);
  selection.show([1, 2]);
  expect(tell).not.toHaveBeenCalled();
});
