import styled, { keyframes } from 'styled-components';

import { cardStyle } from './cardStyle';
import { theme } from '../../theme';

const { color, space, border, size } = theme;

export const Room = styled.div`
  position: relative;
  container-type: inline-size;
  border-block-start: ${border.line};
  &:first-child {
    border-block-start: 0;
  }
  &[data-wide] {
    --table-top: 0px;
    overflow: auto;
    max-block-size: calc(100dvh - ${size.header} - ${space[20]});
    ${theme.media.phone} {
      overflow: visible;
      max-block-size: none;
    }
  }
`;

// Roles are spelt out because the cards of a narrow screen change `display`, which makes browsers drop them.
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Line = styled.tr.attrs({ role: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const InRow = styled.span`
  ${theme.container.narrow} {
    display: none;
  }
`;

/** Long words keep to three lines. */
export const InCard = styled.span`
  display: none;
  ${theme.container.narrow} {
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const pass = keyframes`from { translate: -100% 0; } to { translate: 300% 0; }`;

export const Working = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${theme.layer.sticky};
  block-size: ${theme.size.ring};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: ${color.brand};
    animation: ${pass} 1.1s linear infinite;
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  /* Painted by itself: where one row changes, the others are not painted again. */
  tbody tr {
    isolation: isolate;
  }
  td {
    block-size: ${theme.size.row};
    padding: ${space[1]} ${space[3]};
    border-block-end: ${border.line};
  }
  td:first-child {
    padding-inline-start: ${space[5]};
  }
  td:last-child {
    padding-inline-end: ${space[5]};
  }
  td[data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td[data-whole='true'] {
    white-space: nowrap;
  }
  /* A date is not broken anywhere. */
  time {
    white-space: nowrap;
  }
  td[data-quiet='true'] {
    color: ${color.ink3};
  }
  /* The name shrinks first; other columns break between words only, except for free text. */
  td[data-narrow='title'] {
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  ${theme.container.fromNarrow} {
    td[data-free] {
      min-inline-size: calc(${space[20]} + ${space[6]});
      overflow-wrap: anywhere;
    }
  }
  td[data-narrow='menu'] {
    inline-size: ${theme.size.control};
    padding: 0 ${space[2]} 0 0;
    text-align: end;
  }
  td[data-narrow='select'] {
    inline-size: ${size.row};
    padding: 0;
  }
  td[data-narrow='select'] + td {
    padding-inline-start: 0;
  }
  &[data-density='compact'] td {
    block-size: ${size.control};
    padding-block: 0;
  }
  tr[data-group] > * {
    block-size: ${size.control};
    padding: 0 ${space[3]};
    border-block-end: ${border.line};
    background: ${color.sunken};
    color: ${color.ink2};
    font-size: ${theme.type[13]};
    font-weight: ${theme.weight.semibold};
  }
  /* Its words go on over the empty cells beside it. */
  tr[data-group] > th {
    max-inline-size: 0;
    padding-inline-start: ${space[5]};
    text-align: start;
    white-space: nowrap;
  }
  tbody:last-child tr:last-child td {
    border-block-end: 0;
  }
  tbody:last-child tr:last-child td:first-child {
    border-end-start-radius: ${theme.radius.card};
  }
  tbody:last-child tr:last-child td:last-child {
    border-end-end-radius: ${theme.radius.card};
  }
  tbody tr:hover td,
  tbody tr:focus-within td {
    background: ${color.sunken};
  }
  tbody tr:has([data-selects]:checked) td {
    background: ${color.brandSoft};
  }
  tbody tr[aria-current] td {
    background: ${color.track};
  }
  tbody tr[aria-current] td:first-child {
    box-shadow: inset ${size.bar} 0 0 calc(${size.bar} / -2) ${color.brand};
  }
  /* The whole row opens what its name does. */
  tbody tr:has([data-opens-row]) {
    cursor: pointer;
  }

  /* Not above the colour of a row that is pointed at, chosen or open. */
  :where([data-wide]) > & td {
    background: ${color.surface};
  }
  ${theme.container.fromNarrow} {
    [data-wide] > & {
      inline-size: max-content;
      min-inline-size: 100%;
      tr > :first-child,
      tr > [data-narrow='select'] + * {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
      }
      tr > [data-narrow='select'] + * {
        inset-inline-start: ${size.row};
      }
      tbody tr > :first-child,
      tbody tr > [data-narrow='select'] + * {
        max-inline-size: ${size.field};
      }
      thead tr > :first-child,
      thead tr > [data-narrow='select'] + * {
        z-index: 2;
      }
    }
  }

  ${theme.container.medium} {
    td[data-narrow='none'] {
      display: none;
    }
  }
  ${theme.container.wide} {
    td[data-narrow='title'] {
      min-inline-size: calc(1.5 * ${space[20]});
    }
  }
  ${theme.container.onlyMedium} {
    td[data-sparse] {
      display: none;
    }
  }

  ${cardStyle}
`;
