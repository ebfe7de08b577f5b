import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

import { numberText } from '../numbers';
import { theme } from '../theme';

export interface TabItem {
  id: string;
  label: string;
  /** Beside the label, in a pill; also for 0. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The chosen tab; keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * Tabs with counts; arrow keys, Home and End move, only the selected panel is rendered. If the row is too narrow
 * for all, the selected one is scrolled into view.
 */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.id === value) ?? items[0];
  const isCounted = items.some(({ count }) => count !== undefined);

  // Counts make the tabs before it wider.
  useLayoutEffect(() => {
    if (row.current) showChosen(row.current);
  }, [chosen?.id, isCounted]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const next = destinations[event.key]?.(at, tabs.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    tabs[next]?.focus();
    onChange(item.id);
  };

  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={move}>
        {items.map((item) => {
          const isChosen = item.id === chosen?.id;
          return (
            <Head
              key={item.id}
              id={`${id}-${item.id}`}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(item.id)}
            >
              {item.label}
              {item.count !== undefined && <Count>{numberText(item.count)}</Count>}
            </Head>
          );
        })}
      </Row>
      {chosen && (
        <Panel key={chosen.id} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`}>
          {chosen.content}
        </Panel>
      )}
    </div>
  );
}

/** Scrolls the row alone; the page stays where it is. */
function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  row.scrollLeft += Math.max(0, tab.right - right) - Math.max(0, left - tab.left);
}

/** The tab to which a key moves, of this many. */
const destinations: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const { color, space } = theme;

const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  box-shadow: inset 0 calc(${theme.size.hair} * -1) ${color.line};
`;

const Count = styled.span`
  padding-inline: ${space[2]};
  border-radius: ${theme.radius.round};
  background: ${color.neutralSoft};
  color: ${color.neutral};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.controlLarge};
  padding-inline: ${space[3]};
  border: ${theme.border.none};
  border-block-end: ${theme.size.ring} solid transparent;
  border-radius: ${space[1]} ${space[1]} 0 0;
  background: none;
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  outline: none;

  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-block-end-color: ${color.brand};
    color: ${color.ink};
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 ${theme.size.ring} ${color.focus};
  }
`;

const Panel = styled.div`
  padding-block-start: ${space[4]};
  border-radius: ${theme.radius.control};
`;
