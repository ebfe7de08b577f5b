import { createKeptText, useStore, type WritableStore } from '../../../store';
import type { TableColumn } from '../tableColumn';

/** How high rows are. */
type Density = 'comfortable' | 'compact';

/** How a person wants to see a table. */
export interface TableView {
  density: Density;
  /** Keys of the columns that do not show. */
  hidden: ReadonlySet<string>;
}

export interface TableViewChoice extends TableView {
  setDensity: (density: Density) => void;
  setShown: (column: string, isShown: boolean) => void;
  /** Back to how the table was made. */
  reset: () => void;
  /** It differs from how the table was made. */
  isChanged: boolean;
}

/** How a person wants to see the table of this name, kept in this browser. */
export function useTableView(name: string): TableViewChoice {
  const store = storeOf(name);
  const text = useStore(store);
  const view = readView(text);
  return {
    ...view,
    setDensity: (density) => store.set(writeView({ ...view, density })),
    setShown: (column, isShown) => {
      const hidden = new Set(view.hidden);
      if (isShown) hidden.delete(column);
      else hidden.add(column);
      store.set(writeView({ ...view, hidden }));
    },
    reset: () => store.set(''),
    isChanged: text !== '',
  };
}

/** Columns that a person may hide: all but the first and columns that are always shown. */
export const optionalColumns = <Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] =>
  columns.filter(({ always }, index) => index > 0 && !always);

/** The columns that show. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView | undefined,
): readonly TableColumn<Row>[] {
  if (!view || view.hidden.size === 0) return columns;
  const optional = new Set(optionalColumns(columns));
  return columns.filter((column) => !optional.has(column) || !view.hidden.has(column.key));
}

const stores = new Map<string, WritableStore<string>>();

function storeOf(name: string): WritableStore<string> {
  const store = stores.get(name) ?? createKeptText(`table.${name}`);
  stores.set(name, store);
  return store;
}

/** Kept as words: "compact -category -assignedTo". */
function readView(text: string): TableView {
  const words = text.split(' ');
  return {
    density: words.includes('compact') ? 'compact' : 'comfortable',
    hidden: new Set(words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))),
  };
}

const writeView = ({ density, hidden }: TableView): string =>
  [...(density === 'compact' ? ['compact'] : []), ...[...hidden].map((key) => `-${key}`)].join(' ');
