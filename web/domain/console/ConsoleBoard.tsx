import { useApolloClient, useFragment } from '@apollo/client/react';
import { CircleDot, Eye, MessageSquare, Trash2, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import type { TicketKind } from '../../generated/graphql';
import type { TableColumn } from '../../ui/data/tableColumn';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { toast } from '../../ui/feedback/toast';
import { TextButton } from '../../ui/form/TextButton';
import { Tabs } from '../../ui/layout/Tabs';
import type { MenuAction } from '../../ui/overlay/menuAction';
import { later } from '../../ui/overlay/later';
import { theme } from '../../ui/theme';
import { ListCard } from '../list/ListCard';
import type { OpenItem } from '../list/useOpenItem';
import { useUrlQuery } from '../list/useUrlQuery';
import { useViewer } from '../session/SessionContext';
import { chosenIn, consoleFilters, type ConsoleList } from './consoleFilters';
import { ConsoleRowPart, type ConsoleRow } from './consoleRow';
import { mayDo, type Deed } from './deeds';
import { useLetterKeys } from './letterKeys';
import { useConsoleKeys } from './useConsoleKeys';
import { countBy, type TicketCounts } from './useTicketCounts';

const ConsolePanel = later(() => import('./ConsolePanel').then((module) => module.ConsolePanel));
const ConsoleDeed = later(() => import('./ConsoleDeed').then((module) => module.ConsoleDeed));
const KeysDialog = later(() => import('./KeysDialog').then((module) => module.KeysDialog));

/** A tab of a console, under its name in the address. */
export interface ConsoleTab {
  id: string;
  label: string;
  /** The kind of tickets that it has; without it all. */
  kind?: TicketKind;
}

interface Props {
  tabs: readonly ConsoleTab[];
  tab: ConsoleTab;
  list: ConsoleList;
  counts: TicketCounts['counts'];
  /** Keeps in the address which ticket is open. */
  opened: OpenItem;
  columns: readonly TableColumn<ConsoleRow>[];
  /** Under this name the person's choice of columns and height of rows is kept. */
  view: string;
  /** Words of a failed load, and what loads again. */
  failed: { text: string; retryLabel: string };
  /** Title where there is no ticket. */
  none: string;
  /** Stands below that title while nothing is searched or filtered. */
  nothing: ReactNode;
}

/**
 * The desk of those who handle tickets: tabs with counts, search and filters, the list, the panel of the open
 * ticket, what can be done with each, by mouse and by key. A page gives it columns, tabs and words.
 */
export function ConsoleBoard({ tabs, tab, list, counts, opened, ...page }: Props) {
  const client = useApolloClient();
  const { change } = useUrlQuery();
  const [asked, setAsked] = useState<{ deed: Deed; ticket: ConsoleRow } | null>(null);
  // As it is now: a colleague may change it while the dialog is open, and the next try is about that state.
  const present = useFragment({
    fragment: ConsoleRowPart,
    fragmentName: 'ConsoleRow',
    from: asked && { __typename: 'Ticket' as const, id: asked.ticket.id },
  });
  const [isHelping, setHelping] = useState(false);
  const { isOn: hasLetters } = useLetterKeys(useViewer().id);
  const steps = opened.stepsIn(list.rows, list);

  const act = (deed: Deed, ticket: ConsoleRow) => {
    if (mayDo(deed, ticket)) setAsked({ deed, ticket });
    else toast.info('This is your own request. A colleague has to handle it.');
  };
  const find = (id: number) =>
    client.readFragment({ id: `Ticket:${String(id)}`, fragment: ConsoleRowPart, fragmentName: 'ConsoleRow' });
  useConsoleKeys({
    rows: list.rows,
    openId: opened.id,
    steps,
    find,
    onAct: act,
    hasLetters,
    onHelp: () => setHelping(true),
  });

  const rows = (
    <ListCard
      list={list}
      label={tab.label}
      nouns={['ticket', 'tickets']}
      filters={consoleFilters}
      columns={page.columns}
      view={page.view}
      current={opened.id}
      actions={(row) => [
        { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
        ...deeds
          .filter(({ deed }) => mayDo(deed, row))
          .map(({ deed, ...item }) => ({
            ...item,
            onAction: () => act(deed, row),
          })),
      ]}
      failed={page.failed.text}
      retryLabel={page.failed.retryLabel}
      noMatch={page.none}
      advice="Try another word, status or priority."
      nothing={<EmptyState drawing="done" title={page.none} text={page.nothing} />}
    />
  );

  return (
    <>
      <Tabs
        label="Tickets by type"
        value={tab.id}
        onChange={(next) => change({ tab: next === tabs[0]?.id ? null : next, page: null })}
        items={tabs.map((one) => ({ ...one, ...countOf(one, tab, list, counts), content: rows }))}
      />
      <Keys>
        <TextButton onClick={() => setHelping(true)}>Keyboard shortcuts</TextButton>{' '}
        {hasLetters && <kbd>?</kbd>}
      </Keys>
      {opened.id !== null && (
        <ConsolePanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={steps}
          onAct={act}
          onClose={opened.close}
        />
      )}
      {asked && (
        <ConsoleDeed
          deed={asked.deed}
          ticket={present.complete ? present.data : asked.ticket}
          onDeleted={() => {
            if (opened.id === asked.ticket.id) opened.close();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </>
  );
}

/** In the menu of a row, in their order [B2.37]. */
const deeds: readonly (Omit<MenuAction, 'onAction'> & { deed: Deed })[] = [
  { deed: 'respond', label: 'Add response', icon: MessageSquare },
  { deed: 'status', label: 'Update status', icon: CircleDot },
  { deed: 'assign', label: 'Assign', icon: UserPlus },
  { deed: 'delete', label: 'Delete', icon: Trash2, danger: true },
];

/**
 * How many tickets a tab has with the chosen status and priority. What a search finds is known only of the
 * tab that shows it.
 */
function countOf(tab: ConsoleTab, shown: ConsoleTab, list: ConsoleList, counts: TicketCounts['counts']) {
  const isFound = list.search !== '' || list.filters.assigned !== 'all';
  const count = isFound
    ? tab.id === shown.id
      ? list.count
      : undefined
    : counts && countBy(counts, { ...chosenIn(list), ...(tab.kind && { kind: tab.kind }) });
  return count === undefined ? {} : { count };
}

/** Tells that there are keys, where there is a keyboard. */
const Keys = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  text-align: end;
  ${theme.media.phone} {
    display: none;
  }
  button {
    font-weight: ${theme.weight.regular};
  }
  kbd {
    padding-inline: ${theme.space[1]};
    border: ${theme.border.line};
    border-radius: ${theme.space[1]};
    font: inherit;
  }
`;
