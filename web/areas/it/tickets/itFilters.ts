import type { List } from '../../../domain/list/useListQuery';
import type { SystemCategory, TicketStatus, Urgency } from '../../../generated/graphql';
import type { ItRow } from './itRow';
import type { ItTab } from './itTabs';
import { itStatusWord, systemCategoryName, urgencyName } from './itWords';

export type ItFilter = 'category' | 'priority' | 'status';
export type ItList = List<ItRow, ItFilter>;

/** The word for no choice in the address; the others are in small letters. */
const every = 'all';

const choices = <Word extends string>(all: string, names: Readonly<Record<Word, string>>) => [
  { value: every, label: all },
  ...Object.entries<string>(names).map(([word, label]) => ({ value: word.toLowerCase(), label })),
];

/** A ticket that is rejected is found as closed. */
const statusesOf = (word: TicketStatus): TicketStatus[] =>
  word === 'CLOSED' ? ['CLOSED', 'REJECTED'] : [word];

/** Category, priority and the statuses that the tab can have. */
export function itFilters({ statuses }: ItTab) {
  const { REJECTED: _, ...words } = itStatusWord;
  const status = choices('All statuses', words).filter(
    ({ value }) => value === every || !statuses || statuses.includes(value.toUpperCase() as TicketStatus),
  );
  return [
    { name: 'category', label: 'Category', options: choices('All categories', systemCategoryName) },
    { name: 'priority', label: 'Priority', options: choices('All priorities', urgencyName) },
    { name: 'status', label: 'Status', options: status },
  ] as const;
}

/** For `useListQuery`. */
export const filterWords = (tab: ItTab) =>
  Object.fromEntries(
    itFilters(tab).map(({ name, options }) => [
      name,
      { values: options.map(({ value }) => value), initial: every },
    ]),
  ) as Record<ItFilter, { values: string[]; initial: string }>;

/** The filters of listed tickets; null for any value. */
export interface ItChoice {
  statuses: readonly TicketStatus[] | null;
  urgency: Urgency | null;
  systemCategory: SystemCategory | null;
  assigned: true | null;
}

/** What the tab and the filters ask for together. */
export function choiceOf({ filters }: Pick<ItList, 'filters'>, tab: ItTab): ItChoice {
  const word = <Word extends string>(name: ItFilter) =>
    filters[name] === every ? null : (filters[name].toUpperCase() as Word);
  const status = word<TicketStatus>('status');
  const isOfTab = status !== null && (tab.statuses?.includes(status) ?? true);
  return {
    statuses: isOfTab ? statusesOf(status) : (tab.statuses ?? null),
    urgency: word<Urgency>('priority'),
    systemCategory: word<SystemCategory>('category'),
    assigned: tab.assigned ?? null,
  };
}
