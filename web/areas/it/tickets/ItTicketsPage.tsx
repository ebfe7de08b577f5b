import { useEffect } from 'react';

import { ConsoleBoard } from '../../../domain/console/ConsoleBoard';
import { DeskProvider } from '../../../domain/console/desk';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { TokenGate } from '../../../domain/session/TokenGate';
import { toast } from '../../../ui/feedback/toast';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { itColumns } from './itColumns';
import { itDesk } from './itDesk';
import { choiceOf, itFilters } from './itFilters';
import { allTickets, itTabs } from './itTabs';
import { ItTicketCards } from './ItTicketCards';
import { fetchFailed, loadFailed, noTickets } from './pinned';
import { countIt, useItTicketCounts } from './useItTicketCounts';
import { useItTicketList } from './useItTicketList';

/** IT support tickets: list, filter, respond, change the status, delete. */
export function ItTicketsPage() {
  return (
    <>
      <PageHeader
        title="IT Ticket Management"
        line="Requests for support of the whole company."
        back={{ to: '/it', label: 'Back to IT Portal' }}
      />
      <TokenGate>
        <DeskProvider value={itDesk}>
          <Tickets />
        </DeskProvider>
      </TokenGate>
    </>
  );
}

function Tickets() {
  const { query } = useUrlQuery();
  const tab = itTabs.find(({ id }) => id === query.get('tab')) ?? allTickets;
  const opened = useOpenItem('ticket');
  const counted = useItTicketCounts();
  const list = useItTicketList(tab);
  const { counts } = counted;

  const { reason } = list;
  useEffect(() => {
    if (reason !== null) toast.error(loadFailed);
  }, [reason]);

  return (
    <Stack>
      <ItTicketCards {...counted} />
      <ConsoleBoard
        tabs={itTabs}
        tab={tab}
        tabsLabel="Tickets by state"
        list={list}
        filters={itFilters(tab)}
        // The number of search results is only known for the shown tab.
        countOf={(one) =>
          list.search === ''
            ? counts && countIt(counts, choiceOf(list, one))
            : one.id === tab.id
              ? list.count
              : undefined
        }
        opened={opened}
        columns={itColumns((row) => opened.linkTo(row.id))}
        searchHint="Search tickets..."
        view="itTickets"
        failed={{ text: `${loadFailed}: ${reason ?? fetchFailed}`, retryLabel: 'Try Again' }}
        none={noTickets}
        nothing="Requests for support appear here as soon as they are sent."
      />
    </Stack>
  );
}
