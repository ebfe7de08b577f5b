import { Eye, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportSelected } from '../../../domain/csv/ExportSelected';
import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { countIn } from '../../../domain/list/countIn';
import type { OwnTicketCounts } from '../../../domain/tickets/useOwnTicketCounts';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Tabs } from '../../../ui/layout/Tabs';
import { ticketColumns } from './ticketColumns';
import { ticketFile } from './ticketFile';
import { isDeletable, type TicketRow } from './ticketRow';
import { tabStatuses, ticketTabs, type TicketTab } from './tabStatuses';
import { priorityOptions, statusOptions, type TicketList } from './useTicketList';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';

const DeleteTicketDialog = lazyDialog(() =>
  import('./DeleteTicketDialog').then((module) => module.DeleteTicketDialog),
);

interface Props {
  tab: TicketTab;
  list: TicketList;
  counts: OwnTicketCounts['counts'];
  onNew: () => void;
}

/** Open and resolved tickets, and rejected ones if there are any. */
export function TicketTabs({ tab, list, counts, onNew }: Props) {
  const { change } = useUrlQuery();
  const opened = useOpenItem('ticket');
  const { timeZone } = usePortalConfig();
  const [deleting, setDeleting] = useState<TicketRow | null>(null);
  const countOf = (one: TicketTab) => counts && countIn(counts, tabStatuses[one]);
  const shown = ticketTabs.filter((one) => one !== 'rejected' || tab === one || (countOf(one) ?? 0) > 0);

  const rows = (
    <ListCard
      list={list}
      label={`${tabName[tab]} tickets`}
      nouns={['ticket', 'tickets']}
      filters={[
        ...(tabStatuses[tab].length > 1
          ? [{ name: 'status' as const, label: 'Status', options: statusOptions(tab) }]
          : []),
        { name: 'priority', label: 'Priority', options: priorityOptions },
      ]}
      columns={ticketColumns((row) => opened.linkTo(row.id))}
      view="tickets"
      current={opened.id}
      bulk={(chosen) => (
        <ExportSelected
          rows={chosen}
          file={() => ticketFile(timeZone)}
          done="Tickets exported successfully!"
        />
      )}
      actions={(row) => [
        { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
        ...(isDeletable(row)
          ? [{ label: 'Delete', icon: Trash2, danger: true, onAction: () => setDeleting(row) }]
          : []),
      ]}
      failed="Failed to load tickets. Please try again."
      advice="Try another word, another status or another priority."
      nothing={counts && countIn(counts) === 0 ? nothingAtAll(onNew) : nothingIn[tab](onNew)}
    />
  );

  return (
    <>
      <Tabs
        label="Your tickets"
        value={tab}
        // Search and filters of one tab do not apply to the other.
        onChange={(next) =>
          change({
            tab: next === 'open' ? null : next,
            status: null,
            priority: null,
            search: null,
            sort: null,
            page: null,
          })
        }
        items={shown.map((one) => ({ id: one, label: tabName[one], count: countOf(one), content: rows }))}
      />
      {deleting && <DeleteTicketDialog ticket={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

const tabName: Readonly<Record<TicketTab, string>> = {
  open: 'Open',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

const nothingAtAll = (onNew: () => void): ReactNode => (
  <EmptyState
    title="No tickets yet"
    text="Describe what you need or what is broken, and follow it here until it is done."
    action={<Button onClick={onNew}>Create a ticket</Button>}
  />
);

const nothingIn: Readonly<Record<TicketTab, (onNew: () => void) => ReactNode>> = {
  open: (onNew) => (
    <EmptyState
      drawing="done"
      title="No open tickets"
      text="All your requests are finished."
      action={<Button onClick={onNew}>Create a ticket</Button>}
    />
  ),
  resolved: () => (
    <EmptyState title="No resolved tickets" text="Tickets appear here once they are resolved or closed." />
  ),
  rejected: () => (
    <EmptyState title="No rejected tickets" text="Tickets appear here when they are rejected." />
  ),
};
