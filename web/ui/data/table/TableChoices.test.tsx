import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Table, type TableProps } from './Table';
import type { TableColumn } from './tableColumn';
import { useTableView } from './view/tableView';
import { ViewButton } from './view/ViewButton';

interface Entry {
  id: number;
  day: string;
  title: string;
  hours: number;
}

const entries: readonly Entry[] = [
  { id: 1, day: 'Mon', title: 'Plan', hours: 3 },
  { id: 2, day: 'Mon', title: 'Build', hours: 4 },
  { id: 3, day: 'Tue', title: 'Review', hours: 2 },
];

const columns: readonly TableColumn<Entry>[] = [
  { key: 'title', head: 'Task', cell: (row) => row.title },
  { key: 'day', head: 'Day', cell: (row) => row.day },
  { key: 'hours', head: 'Hours', always: true, sortable: true, cell: (row) => row.hours },
];

const table = (props: Partial<TableProps<Entry>>) => (
  <Table
    label="Entries"
    columns={columns}
    rows={entries}
    rowKey={(row) => row.id}
    rowLabel={(row) => row.title}
    empty="None"
    {...props}
  />
);

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('the view of a table', () => {
  afterEach(() => window.localStorage.clear());

  function List() {
    const view = useTableView('entries');
    return (
      <>
        <ViewButton columns={columns} view={view} />
        {table({ view })}
      </>
    );
  }

  async function openView() {
    const user = userEvent.setup();
    const { unmount } = render(<List />);
    await user.click(screen.getByRole('button', { name: 'View' }));
    return { user, unmount, sheet: await screen.findByRole('dialog', { name: 'View' }) };
  }

  test('the first column and columns that are always shown cannot be hidden', async () => {
    const { sheet } = await openView();
    expect(within(sheet).getAllByRole('checkbox')).toEqual([
      within(sheet).getByRole('checkbox', { name: 'Day' }),
    ]);
  });

  test('a hidden column disappears, stays hidden in this browser, and is restored by a reset', async () => {
    const { user, unmount, sheet } = await openView();
    await user.click(within(sheet).getByRole('checkbox', { name: 'Day' }));
    expect(screen.queryByText('Tue')).not.toBeInTheDocument();
    unmount();

    const { sheet: again } = await openView();
    expect(screen.queryByText('Tue')).not.toBeInTheDocument();
    await user.click(within(again).getByRole('button', { name: 'Reset view' }));
    expect(screen.getByText('Tue')).toBeInTheDocument();
  });

  test('rows can be compact, and Escape returns to the button', async () => {
    const { user, sheet } = await openView();
    await user.click(within(sheet).getByRole('radio', { name: 'Compact' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'View' })).toHaveFocus());
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
  });
});

describe('selecting rows', () => {
  const onSave = jest.fn();
  const bulk = (chosen: readonly Entry[]) => (
    <button type="button" onClick={() => onSave(chosen.map(({ title }) => title))}>
      Save them
    </button>
  );
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const all = () => box('Select all rows on this page');
  const bar = () => screen.queryByRole('group', { name: 'Selected rows' });

  test('without a selection there is no action', () => {
    render(table({ bulk }));
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('an action is applied to the selected rows, in the order of the table', async () => {
    const user = userEvent.setup();
    render(table({ bulk }));
    await user.click(box('Select Review'));
    await user.click(box('Select Plan'));
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
    expect(all()).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Save them' }));
    expect(onSave).toHaveBeenLastCalledWith(['Plan', 'Review']);
  });

  test('all rows of the page are selected and cleared, and Shift selects a range', async () => {
    const user = userEvent.setup();
    render(table({ bulk }));
    await user.click(all());
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    await user.click(all());
    expect(bar()).not.toBeInTheDocument();

    await user.click(box('Select Plan'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Review'));
    await user.keyboard('{/Shift}');
    expect(box('Select Build')).toBeChecked();
  });

  test('Escape clears the selection, and the focus stays in the table', async () => {
    const user = userEvent.setup();
    render(table({ bulk }));
    await user.click(box('Select Build'));
    screen.getByRole('button', { name: 'Clear' }).focus();
    await user.keyboard('{Escape}');
    expect(bar()).not.toBeInTheDocument();
    await waitFor(() => expect(box('Select Plan')).toHaveFocus());
  });

  test('a row that no longer exists is no longer selected', async () => {
    const user = userEvent.setup();
    const { rerender } = render(table({ bulk }));
    await user.click(box('Select Build'));
    await user.click(box('Select Review'));
    rerender(table({ bulk, rows: entries.slice(2) }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 selected'));
  });

  test('headers under the selection bar do not sort', async () => {
    const user = userEvent.setup();
    render(table({ bulk, onSort: jest.fn() }));
    expect(screen.getByRole('button', { name: 'Hours' })).toBeInTheDocument();
    await user.click(box('Select Build'));
    expect(screen.queryByRole('button', { name: 'Hours' })).not.toBeInTheDocument();
    expect(heads()).toContain('Hours');
  });
});

test('rows are under the header of their group, with its total', () => {
  render(
    table({
      groups: {
        of: (row) => row.day,
        head: (rows) => rows[0]?.day,
        totals: { hours: (rows) => rows.reduce((sum, { hours }) => sum + hours, 0) },
      },
    }),
  );
  const groups = screen.getAllByRole('rowgroup').slice(1);
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ),
  ).toEqual([
    ['Mon7', 'PlanMon3', 'BuildMon4'],
    ['Tue2', 'ReviewTue2'],
  ]);
  expect(within(groups[0]!).getByRole('rowheader', { name: 'Mon' })).toBeInTheDocument();
});
