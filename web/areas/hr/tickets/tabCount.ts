import { chosenIn, type ConsoleList } from '../../../domain/console/consoleFilters';
import { countBy, type TicketCounts } from '../../../domain/console/useTicketCounts';
import type { HrTab } from './pinned';

/**
 * How many tickets a tab has with the chosen status and priority. What a search finds is known only of the tab that
 * shows it.
 */
export function tabCount(tab: HrTab, shown: HrTab, list: ConsoleList, counts: TicketCounts['counts']) {
  const isFound = list.search !== '' || list.filters.assigned !== 'all';
  if (isFound) return tab.id === shown.id ? list.count : undefined;
  return counts && countBy(counts, { ...chosenIn(list), ...(tab.kind && { kind: tab.kind }) });
}
