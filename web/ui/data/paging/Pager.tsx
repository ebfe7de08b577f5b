import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { IconButton } from '../../form/IconButton';
import { Select } from '../../form/choice/Select';
import { theme } from '../../theme';
import { numberText } from '../../numbers';
import { GoToPage } from './GoToPage';
import { pageSizes, smallestPage } from './pageSizes';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many there are in all. */
  count: number;
  onPage: (page: number) => void;
  /** Lets a person choose how many rows a page has. */
  onPageSize?: (pageSize: number) => void;
  /** Names it where a page has two. */
  label?: string;
}

/**
 * "21–40 of 241", the page size, the buttons for previous and next and, with many pages, a field for a page number;
 * nothing if the smallest page shows all rows.
 */
export function Pager({ page, pageSize, count, onPage, onPageSize, label = 'Pages' }: PagerProps) {
  const steps = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    // At an end the button that was pressed can do no more: the focus continues at the other.
    if (isTurning.current && document.activeElement === document.body)
      steps.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    isTurning.current = false;
  }, [page]);
  const turn = (next: number) => {
    isTurning.current = true;
    onPage(next);
  };
  const last = Math.max(1, Math.ceil(count / pageSize));
  const hasSizes = onPageSize !== undefined && count > smallestPage;
  if (last === 1 && page === 1 && !hasSizes) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(count, page * pageSize);
  return (
    <Bar aria-label={label}>
      <p>
        {from}–{to} of {numberText(count)}
      </p>
      {hasSizes && (
        <Select
          compact
          label="Rows on a page"
          options={sizesWith(pageSize).map((size) => ({ value: String(size), label: `${size} per page` }))}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
        />
      )}
      <Steps ref={steps}>
        {last > fewPages && <GoToPage last={last} onPage={turn} />}
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

/** With this many pages there are only buttons for previous and next. */
const fewPages = 3;

const sizesWith = (pageSize: number): readonly number[] =>
  pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
  margin-inline-start: auto;
`;
