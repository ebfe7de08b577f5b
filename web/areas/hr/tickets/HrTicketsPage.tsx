import { Plus } from 'lucide-react';
import { useState } from 'react';

import { ConsoleBoard } from '../../../domain/console/ConsoleBoard';
import { ConsoleCards } from '../../../domain/console/ConsoleCards';
import {
  kindColumn,
  priorityColumn,
  requesterColumn,
  statusColumn,
  ticketColumn,
  updatedColumn,
} from '../../../domain/console/consoleColumns';
import { consoleFilters } from '../../../domain/console/consoleFilters';
import { useTicketCounts } from '../../../domain/console/useTicketCounts';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { TokenGate } from '../../../domain/session/TokenGate';
import { allTickets, loadFailed, noTickets, ticketTabs } from './pinned';
import { tabCount } from './tabCount';
import { useHrTicketList } from './useHrTicketList';

const NewTicketDialog = lazyDialog(() =>
  import('./NewTicketDialog').then((module) => module.NewTicketDialog),
);

/** Ticket management: leave requests, IT support, feedback and general tickets of everyone. */
export function HrTicketsPage() {
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Ticket Management"
        line="Requests of all employees: leave, IT, feedback and general."
        back={{ to: '/hr', label: 'Back to HR Portal' }}
        actions={
          <Button icon={Plus} variant="primary" onClick={() => setCreating(true)}>
            New Ticket
          </Button>
        }
      />
      <TokenGate>
        <Tickets />
        {isCreating && <NewTicketDialog onClose={() => setCreating(false)} />}
      </TokenGate>
    </>
  );
}

const columns = [ticketColumn, kindColumn, requesterColumn, statusColumn, priorityColumn, updatedColumn];

function Tickets() {
  const { query } = useUrlQuery();
  const tab = ticketTabs.find(({ id }) => id === query.get('tab')) ?? allTickets;
  const opened = useOpenItem('ticket');
  const counted = useTicketCounts();
  const list = useHrTicketList(tab);
  return (
    <Stack>
      <ConsoleCards answer={counted} hue="hr" />
      <ConsoleBoard
        tabs={ticketTabs}
        tab={tab}
        tabsLabel="Tickets by type"
        list={list}
        filters={consoleFilters}
        countOf={(one) => tabCount(one, tab, list, counted.counts)}
        opened={opened}
        columns={columns}
        view="hrTickets"
        failed={loadFailed}
        none={noTickets}
        nothing="Requests of all employees appear here as soon as they are sent."
      />
    </Stack>
  );
}
