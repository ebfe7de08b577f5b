import { useApolloClient, useFragment } from '@apollo/client/react';
import { CircleDot, Eye, MessageSquare, Trash2, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import type { TableColumn } from '../../ui/data/table/tableColumn';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { toast } from '../../ui/feedback/toast';
import { TextButton } from '../../ui/form/TextButton';
import { Tabs } from '../../ui/layout/Tabs';
import type { SelectOption } from '../../ui/form/choice/selectOption';
import type { MenuAction } from '../../ui/overlay/menu/menuAction';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';
import { ListCard } from '../list/ListCard';
import type { List } from '../list/useListQuery';
import type { OpenItem } from '../list/useOpenItem';
import { useUrlQuery } from '../list/useUrlQuery';
import { useViewer } from '../session/SessionContext';
import { ConsoleRowPart, type ConsoleRow } from './consoleRow';
import { mayDo, type Action } from './consoleActions';
import { useLetterKeys } from './letterKeys';
import { useConsoleKeys } from './useConsoleKeys';

const ConsolePanel = lazyDialog(() => import('./ConsolePanel').then((module) => module.ConsolePanel));
const ConsoleAction = lazyDialog(() => import('./ConsoleAction').then((module) => module.ConsoleAction));
const KeysDialog = lazyDialog(() => import('./KeysDialog').then((module) => module.KeysDialog));

/** A tab of a console, under its name in the address. */
export interface ConsoleTab {
  id: string;
  label: string;
}

interface Props<Row extends ConsoleRow, Filter extends string, Tab extends ConsoleTab> {
  tabs: readonly Tab[];
  tab: Tab;
  /** Names the tabs together. */
  tabsLabel: string;
  list: List<Row, Filter>;
  /** The choices above the list, in their order. */
  filters: readonly { name: Filter; label: string; options: readonly SelectOption[] }[];
  /** The number of tickets of a tab with the selected filters; undefined if it is not known. */
  countOf: (tab: Tab) => number | undefined;
  /** Keeps in the address which ticket is open. */
  opened: OpenItem;
  columns: readonly TableColumn<Row>[];
  /** Is in the empty search field. */
  searchHint?: string;
  /** Under this name the person's choice of columns and height of rows is kept. */
  view: string;
  /** Message of a failed load, and its retry. */
  failed: { text: string; retryLabel: string };
  /** Title without tickets. */
  none: string;
  /** Shown below that title while nothing is searched or filtered. */
  nothing: ReactNode;
}

/**
 * The console of people who handle tickets: tabs with counts, search and filters, the list, the panel of the open
 * ticket, and the actions on each ticket, by mouse and keyboard. A page provides columns, tabs and texts.
 */
export function ConsoleBoard<Row extends ConsoleRow, Filter extends string, Tab extends ConsoleTab>({
  tabs,
  tab,
  list,
  countOf,
  opened,
  ...page
}: Props<Row, Filter, Tab>) {
  const client = useApolloClient();
  const { change } = useUrlQuery();
  const [asked, setAsked] = useState<{ action: Action; ticket: ConsoleRow } | null>(null);
  // As it is now: a colleague may change it while the dialog is open, and the next try is about that state.
  const present = useFragment({
    fragment: ConsoleRowPart,
    fragmentName: 'ConsoleRow',
    from: asked && { __typename: 'Ticket' as const, id: asked.ticket.id },
  });
  const [isHelping, setHelping] = useState(false);
  const { isOn: hasLetters } = useLetterKeys(useViewer().id);
  const steps = opened.stepsIn(list.rows, list);

  const act = (action: Action, ticket: ConsoleRow) => {
    if (mayDo(action, ticket)) setAsked({ action, ticket });
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
      searchHint={page.searchHint}
      filters={page.filters}
      columns={page.columns}
      view={page.view}
      current={opened.id}
      actions={(row) => [
        { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
        ...actions
          .filter(({ action }) => mayDo(action, row))
          .map(({ action, ...item }) => ({
            ...item,
            onAction: () => act(action, row),
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
        label={page.tabsLabel}
        value={tab.id}
        onChange={(next) => change({ tab: next === tabs[0]?.id ? null : next, page: null })}
        items={tabs.map((one) => ({ id: one.id, label: one.label, ...counted(countOf(one)), content: rows }))}
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
        <ConsoleAction
          action={asked.action}
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

/** In the menu of a row, in their order. */
const actions: readonly (Omit<MenuAction, 'onAction'> & { action: Action })[] = [
  { action: 'respond', label: 'Add response', icon: MessageSquare },
  { action: 'status', label: 'Update status', icon: CircleDot },
  { action: 'assign', label: 'Assign', icon: UserPlus },
  { action: 'delete', label: 'Delete', icon: Trash2, danger: true },
];

const counted = (count: number | undefined) => (count === undefined ? {} : { count });

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
