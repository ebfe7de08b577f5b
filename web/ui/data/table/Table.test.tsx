import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { RowLink } from './RowLink';
import { Table, type TableProps } from './Table';

interface Request {
  id: number;
  title: string;
  days: number;
}

const show = (props: Partial<TableProps<Request>>) =>
  render(
    <Table<Request>
      label="Requests"
      columns={[
        { key: 'title', head: 'Request', sortable: true, cell: (row) => row.title },
        { key: 'days', head: 'Days', sortable: true, align: 'end', cell: (row) => row.days },
      ]}
      rows={[
        { id: 1, title: 'Family visit', days: 5 },
        { id: 2, title: 'Flu', days: 2 },
      ]}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.title}
      empty="No requests yet"
      {...props}
    />,
  );

test('a person sorts by a column header and reverses the order by pressing it again', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  const { unmount } = show({ sort: { key: 'title', descending: false }, onSort });
  expect(screen.getByRole('columnheader', { name: 'Request' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Days' })).toHaveAttribute('aria-sort', 'none');
  await user.click(screen.getByRole('button', { name: 'Days' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'days', descending: false });
  unmount();

  show({ sort: { key: 'days', descending: false }, onSort });
  await user.click(screen.getByRole('button', { name: 'Days' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'days', descending: true });
});

test('an empty cell has no text, neither in a row nor on a card, so that no separator precedes it', () => {
  const sent = (days: number) => (days > 2 ? `sent after ${String(days)} days` : null);
  show({
    columns: [
      { key: 'title', head: 'Request', cell: (row) => row.title },
      { key: 'sent', head: 'Sent', cell: (row) => sent(row.days), inCard: (row) => sent(row.days) },
    ],
  });
  const cells = screen.getAllByRole('cell');
  expect(cells[1]).toHaveTextContent('sent after 5 days');
  expect(cells[3]).toBeEmptyDOMElement();
});

test('while the first rows load, the table says so', () => {
  show({ rows: undefined });
  expect(screen.getByRole('table', { name: 'Requests' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('rows stay in place while newer ones load', () => {
  show({ busy: true });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('cell', { name: 'Family visit' })).toBeInTheDocument();
});

test('an empty list says what will be shown there', () => {
  show({ rows: [] });
  expect(screen.getByText('No requests yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a failed load shows its message and can be retried', async () => {
  const onRetry = jest.fn();
  show({
    rows: undefined,
    error: 'Failed to load leave requests. Please try again.',
    onRetry,
    retryLabel: 'Retry',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load leave requests. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('each row has a menu named after it', async () => {
  const user = userEvent.setup();
  const onAction = jest.fn();
  show({ rowActions: () => [{ label: 'Cancel request', onAction }] });
  const row = screen.getByRole('row', { name: /Flu/ });
  await user.click(within(row).getByRole('button', { name: 'Actions for Flu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel request' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

test('a row is rendered again only when it changed, and its menu has the present actions', async () => {
  const user = userEvent.setup();
  const drawn = jest.fn();
  const columns = [
    {
      key: 'title',
      head: 'Request',
      cell: (row: Request) => {
        drawn(row.title);
        return row.title;
      },
    },
  ];
  const flu = { id: 2, title: 'Flu', days: 2 };
  const table = (visit: Request, onAction: () => void) => (
    <Table<Request>
      label="Requests"
      columns={columns}
      rows={[visit, flu]}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.title}
      rowActions={() => [{ label: 'Cancel request', onAction }]}
      empty="No requests yet"
    />
  );
  const [before, now] = [jest.fn(), jest.fn()];
  const { rerender } = render(table({ id: 1, title: 'Visit', days: 5 }, before));
  drawn.mockClear();
  rerender(table({ id: 1, title: 'Family visit', days: 5 }, now));
  expect(drawn.mock.calls.flat()).toEqual(['Family visit']);
  await user.click(screen.getByRole('button', { name: 'Actions for Flu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel request' }));
  expect(now).toHaveBeenCalledTimes(1);
  expect(before).not.toHaveBeenCalled();
});

describe('a row whose name is a link', () => {
  const Place = () => <p>at {useLocation().search}</p>;
  const place = () => screen.getByText(/^at/).textContent;
  const onCancel = jest.fn();

  function showLinks() {
    render(
      <MemoryRouter>
        <Place />
        <Table<Request>
          label="Requests"
          columns={[
            {
              key: 'title',
              head: 'Request',
              cell: (row) => <RowLink to={`?request=${row.id}`}>{row.title}</RowLink>,
            },
            { key: 'days', head: 'Days', cell: (row) => row.days },
          ]}
          rows={[
            { id: 1, title: 'Family visit', days: 5 },
            { id: 2, title: 'Flu', days: 2 },
          ]}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.title}
          rowActions={() => [{ label: 'Cancel request', onAction: onCancel }]}
          empty="No requests yet"
        />
      </MemoryRouter>,
    );
    return userEvent.setup();
  }

  test('opens by a click anywhere in it, except on its controls', async () => {
    const user = showLinks();
    await user.click(screen.getByRole('button', { name: 'Actions for Flu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Cancel request' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(place()).toBe('at ');
    await user.click(screen.getByRole('cell', { name: '2' }));
    expect(place()).toBe('at ?request=2');
    await user.click(screen.getByRole('link', { name: 'Family visit' }));
    expect(place()).toBe('at ?request=1');
  });

  test('is reached from its neighbour by the arrow keys and opened with Enter', async () => {
    const user = showLinks();
    screen.getByRole('link', { name: 'Family visit' }).focus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Flu' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(place()).toBe('at ?request=2');
  });
});
