import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { Button } from '../../form/Button';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { SidePanel } from './SidePanel';
import { besideMark } from './beside';
import { Table } from '../../data/table/Table';
import { toast, toastStore } from '../../feedback/toast';
import { TextArea } from '../../form/TextArea';

/** The window has room for a panel beside the page, or it has not. */
const giveRoom = (matches: boolean) => {
  window.matchMedia = () =>
    ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
};

const names = ['Door', 'Lamp', 'Chair'];

function Page() {
  const [open, setOpen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const at = names.indexOf(open ?? '');
  const to = (name: string | undefined) => name && (() => setOpen(name));
  return (
    <MemoryRouter>
      <main>
        <input aria-label="Search" />
        <Table
          label="Tickets"
          columns={[
            {
              key: 'name',
              head: 'Ticket',
              cell: (name) => (
                <button type="button" data-opens-row="" onClick={() => setOpen(name)}>
                  {name}
                </button>
              ),
            },
          ]}
          rows={names}
          rowKey={(name) => name}
          current={open}
          empty="None"
        />
        {open !== null && (
          <SidePanel
            item={open}
            title={`About the ${open}`}
            steps={{ previous: to(names[at - 1]) || undefined, next: to(names[at + 1]) || undefined }}
            onClose={() => setOpen(null)}
            composer={<TextArea label="Add a comment" />}
            footer={<Button onClick={() => setAsking(true)}>Delete</Button>}
          >
            What is known of it.
          </SidePanel>
        )}
        <ConfirmDialog
          title="Delete it?"
          confirmLabel="Delete"
          isOpen={asking}
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          It will be gone.
        </ConfirmDialog>
      </main>
    </MemoryRouter>
  );
}

const row = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => screen.findByRole('dialog', { name: `About the ${name}` });

async function openFrom(name: string) {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(row(name));
  await waitFor(async () => expect(await panel(name)).toHaveFocus());
  return user;
}

describe('beside the page', () => {
  beforeEach(() => giveRoom(true));

  test('the list can still be used, and another row replaces the content of the panel', async () => {
    const user = await openFrom('Door');
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Door');
    await user.click(row('Lamp'));
    await waitFor(async () => expect(await panel('Lamp')).toHaveFocus());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Lamp');
  });

  test('the page makes room for the panel, and takes the room back when it closes', async () => {
    const room = () => document.documentElement.hasAttribute(besideMark);
    const user = await openFrom('Door');
    await waitFor(() => expect(room()).toBe(true));
    await user.click(row('Lamp'));
    await waitFor(async () => expect(await panel('Lamp')).toHaveFocus());
    expect(room()).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(room()).toBe(false));
  });

  test('Escape closes the panel from the page too, but not from a field of the page', async () => {
    const user = await openFrom('Door');
    await user.click(screen.getByLabelText('Search'));
    await user.keyboard('{Escape}');
    expect(await panel('Door')).toBeVisible();
    row('Chair').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row('Chair')).toHaveFocus();
  });

  test('Escape closes the panel from the first moment that it is visible', () => {
    const close = jest.fn();
    const PressAsSoonAsSeen = () => {
      useLayoutEffect(() => {
        screen
          .getByRole('main')
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }, []);
      return null;
    };
    render(
      <main>
        <SidePanel item="Door" title="About the Door" onClose={close}>
          What is known of it.
        </SidePanel>
        <PressAsSoonAsSeen />
      </main>,
    );
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('Escape closes a confirmation above the panel first', async () => {
    const user = await openFrom('Door');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await panel('Door')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });
});

describe.each([
  ['beside the page', true],
  ['above the page', false],
])('%s', (_where, hasRoom) => {
  beforeEach(() => giveRoom(hasRoom));

  test('J and K move through the list and stop at its ends; closing returns the focus to the row shown last', async () => {
    const user = await openFrom('Door');
    await user.keyboard('k');
    expect(await panel('Door')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('jj');
    expect(await panel('Chair')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('About the Chair');
    await user.keyboard('k');
    expect(await panel('Lamp')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(row('Lamp')).toHaveFocus());
  });

  test('in a field letters are typed, and Alt with the arrows moves on', async () => {
    const user = await openFrom('Door');
    await user.type(screen.getByLabelText('Add a comment'), 'jk');
    expect(await panel('Door')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await panel('Lamp')).toBeVisible();
  });
});

test('above the page the list is inert and the focus stays in the panel', async () => {
  giveRoom(false);
  const user = await openFrom('Door');
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
  // Close, next, previous, the box, the button of the foot: then it begins again.
  for (let press = 0; press < 6; press += 1) {
    await user.tab();
    expect(document.body).not.toHaveFocus();
  }
  expect(screen.getByLabelText('Search', { selector: 'input' })).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row('Door')).toHaveFocus());
});

test('when the panel opens beside the page, success toasts close, as for any dialog', async () => {
  giveRoom(true);
  const user = userEvent.setup();
  render(<Page />);
  toast.success('Request sent');
  await user.click(screen.getByRole('button', { name: 'Lamp' }));
  expect(await screen.findByRole('dialog', { name: 'About the Lamp' })).toBeVisible();
  expect(toastStore.read()).toEqual([]);
});
