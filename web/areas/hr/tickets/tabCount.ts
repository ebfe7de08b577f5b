import { chosenIn, type ConsoleList } from '../../../domain/console/consoleFilters';
import { countBy, type TicketCounts } from '../../../domain/console/useTicketCounts';
import type { HrTab } from './pinned';

/**
 * The number of tickets of a tab with the selected status and priority. The number of search results is only known
 * for the shown tab.
 */
export function tabCount(tab: HrTab, shown: HrTab, list: ConsoleList, counts: TicketCounts['counts']) {
  const isFound = list.search !== '' || list.filters.assigned !== 'all';
  if (isFound) return tab.id === shown.id ? list.count : undefined;
  return counts && countBy(counts, { ...chosenIn(list), ...(tab.kind && { kind: tab.kind }) });
}
