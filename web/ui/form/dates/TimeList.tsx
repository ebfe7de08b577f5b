import { useEffect, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';

import { optionStyle } from '../../overlay/popover/popoverStyle';
import { theme } from '../../theme';

interface Props {
  /** The selected time, which is also offered; "" for none. */
  value: string;
  /** Minutes from one offered time to the next. */
  step: number;
  onPick: (time: string) => void;
  autoFocus?: boolean;
}

/** Times of the day to choose from, beginning in the morning. */
export function TimeList({ value, step, onPick, autoFocus = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-selected]');
    if (chosen && list.current) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  });
  return (
    <Times
      ref={list}
      aria-label="Time"
      selectionMode="single"
      selectedKeys={value === '' ? [] : [value]}
      autoFocus={autoFocus}
      // The chosen one, chosen again, is taken back by React Aria and stays for us.
      onSelectionChange={(times) => onPick(String([...times][0] ?? value))}
    >
      {offered(step, value).map((time) => (
        <Time key={time} id={time} textValue={time}>
          {time}
        </Time>
      ))}
    </Times>
  );
}

const firstHour = 6;

function offered(step: number, value: string): readonly string[] {
  const two = (count: number) => String(count).padStart(2, '0');
  const regular = Array.from({ length: Math.floor((24 * 60) / step) }, (_, index) => index * step).map(
    (minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  );
  const all = [...new Set([...regular, value])].filter((time) => time !== '').sort();
  const isEarly = (time: string) => Number(time.slice(0, 2)) < firstHour;
  return [...all.filter((time) => !isEarly(time)), ...all.filter(isEarly)];
}

const Times = styled(ListBox)`
  position: relative;
  max-block-size: ${theme.size.timeList};
  overflow-y: auto;
  outline: none;
`;

const Time = styled(ListBoxItem)`
  ${optionStyle}
  padding-inline: ${theme.space[3]} ${theme.space[6]};
  font-variant-numeric: tabular-nums;
  &[data-selected] {
    background: ${theme.color.brandSoft};
    color: ${theme.color.brandText};
    font-weight: ${theme.weight.semibold};
  }
`;
