import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { countIn } from '../../../domain/list/countIn';
import { useViewer } from '../../../domain/session/SessionContext';
import { newTicketText } from '../../../domain/tickets/newTicket';
import { useOwnTicketCounts } from '../../../domain/tickets/useOwnTicketCounts';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { TicketCards } from './TicketCards';
import { TicketTabs } from './TicketTabs';
import { tabStatuses, ticketTabs } from './tabStatuses';
import { useTicketList } from './useTicketList';

const NewTicketDialog = lazyDialog(() =>
  import('./NewTicketDialog').then((module) => module.NewTicketDialog),
);
const GeneralTicketPanel = lazyDialog(() =>
  import('./GeneralTicketPanel').then((module) => module.GeneralTicketPanel),
);

/** Manage Tickets: the viewer's own general tickets, open and resolved. */
export function TicketsPage() {
  const { query, change } = useUrlQuery();
  const opened = useOpenItem('ticket');
  const [isCreating, setCreating] = useState(false);

  const counted = useOwnTicketCounts('GENERAL');
  const wanted = ticketTabs.find((tab) => tab === query.get('tab')) ?? 'open';
  // A link to rejected tickets is shown until it is known that there are none.
  const hasWanted =
    wanted !== 'rejected' || !counted.counts || countIn(counted.counts, tabStatuses.rejected) > 0;
  const tab = hasWanted ? wanted : 'open';
  const list = useTicketList(tab);
  const create = () => setCreating(true);
  // A link of the footer and of other screens.
  const isSentHere = query.has('new');
  const text = newTicketText(useLocation().state, useViewer().id);
  const end = () => {
    setCreating(false);
    if (isSentHere) change({ new: null }, { replace: true });
  };

  return (
    <>
      <PageHeader
        title="Manage Tickets"
        line="Get help or report what is broken, and follow each ticket."
        back={{ to: '/employee', label: 'Back to Employee Portal' }}
        actions={
          <Button icon={Plus} variant="primary" onClick={create}>
            New Ticket
          </Button>
        }
      />
      <Stack>
        <TicketCards answer={counted} />
        <TicketTabs tab={tab} list={list} counts={counted.counts} onNew={create} />
      </Stack>
      {(isCreating || isSentHere) && (
        <NewTicketDialog
          text={isSentHere ? text : null}
          onClose={end}
          // A new ticket is open, and nothing may hide it.
          onCreated={() =>
            change(
              { tab: null, status: null, priority: null, search: null, sort: null, page: null, new: null },
              { replace: tab === 'open' },
            )
          }
        />
      )}
      {opened.id !== null && (
        <GeneralTicketPanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={opened.stepsIn(list.rows, list)}
          onClose={opened.close}
        />
      )}
    </>
  );
}
