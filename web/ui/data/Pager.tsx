import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { IconButton } from '../form/IconButton';
import { theme } from '../theme';
import { numberText } from '../numbers';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many there are in all. */
  count: number;
  onPage: (page: number) => void;
  /** Names it where a page has two. */
  label?: string;
}

/** "21–40 of 241" and the buttons to go on; nothing where one page holds all. */
export function Pager({ page, pageSize, count, onPage, label = 'Pages' }: PagerProps) {
  const bar = useRef<HTMLElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    // At an end the button that was pressed can do no more: the keyboard goes on at the other.
    if (isTurning.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    isTurning.current = false;
  }, [page]);
  const turn = (next: number) => {
    isTurning.current = true;
    onPage(next);
  };
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  return (
    <Bar ref={bar} aria-label={label}>
      <p>
        {from}–{to} of {numberText(count)}
      </p>
      <Steps>
        <IconButton
          icon={ChevronLeft}
          label="Previous page"
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        />
        <span>
          Page {page} of {numberText(last)}
        </span>
        <IconButton
          icon={ChevronRight}
          label="Next page"
          disabled={page >= last}
          onClick={() => turn(page + 1)}
        />
      </Steps>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-block-start: ${theme.border.line};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
