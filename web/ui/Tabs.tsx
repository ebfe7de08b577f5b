import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';

import { theme } from './theme';

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

/** Tabs with counts; arrow keys move, only the chosen panel is rendered. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(String(key))}>
      <Row aria-label={label}>
        {items.map((item) => (
          <Head key={item.id} id={item.id}>
            {item.label}
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Head>
        ))}
      </Row>
      {items.map((item) => (
        <Panel key={item.id} id={item.id}>
          {item.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}

const { color, space } = theme;

const Row = styled(TabList)`
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

const Head = styled(Tab)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.controlLarge};
  padding-inline: ${space[3]};
  border-block-end: ${theme.size.ring} solid transparent;
  border-radius: ${space[1]} ${space[1]} 0 0;
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    color: ${color.ink};
  }
  &[data-selected] {
    border-block-end-color: ${color.brand};
    color: ${color.ink};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${theme.size.ring} ${color.focus};
  }
`;

const Panel = styled(TabPanel)`
  padding-block-start: ${space[4]};
  border-radius: ${theme.radius.control};
`;
