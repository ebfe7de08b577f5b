import styled, { keyframes } from 'styled-components';

import { theme } from '../theme';

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
  /* The name gives way first; other columns break between words only. */
  td[data-narrow='title'] {
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
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

  ${theme.container.narrow} {
    &,
    tbody {
      display: block;
    }
    tbody tr {
      position: relative;
      z-index: 0;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space[3]};
      padding: ${space[3]} ${space[5]};
      border-block-end: ${border.line};
    }
    tbody:last-child tr:last-child {
      border-block-end: 0;
    }
    &[data-density='compact'] tbody tr {
      padding-block: ${space[2]};
    }
    /* Forces the line of words under the title. */
    tbody tr::after {
      content: '';
      order: 3;
      flex-basis: 100%;
    }
    tbody tr:hover,
    tbody tr:focus-within {
      background: ${color.sunken};
    }
    tbody tr:has([data-selects]:checked) {
      background: ${color.brandSoft};
    }
    tbody tr[aria-current] {
      background: ${color.track};
      box-shadow: inset ${size.bar} 0 0 calc(${size.bar} / -2) ${color.brand};
    }
    tbody tr[aria-current] td:first-child {
      box-shadow: none;
    }
    tbody tr td[data-narrow] {
      order: 4;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      color: ${color.ink3};
      font-size: ${theme.type[13]};
      overflow-wrap: anywhere;
    }
    /* As high as the card of a real row. */
    tbody tr[aria-hidden] {
      row-gap: ${space[4]};
      padding-block: ${space[5]};
    }
    tbody tr[aria-hidden] td[data-narrow='line'] {
      flex: 1;
    }
    tbody tr td[data-narrow='none'] {
      display: none;
    }
    tbody tr td[data-narrow='title'] {
      order: 0;
      flex: 1 1 0;
      min-inline-size: 30%;
      color: ${color.ink};
      font-size: ${theme.type[14]};
    }
    /* A dot stands in the gap between two words; at the start of a line that is the edge of the card, where it is covered. */
    td[data-narrow='line'] ~ td[data-narrow='line'] {
      position: relative;
    }
    td[data-narrow='line'] ~ td[data-narrow='line']::before {
      content: '·';
      position: absolute;
      inset-inline-start: calc(${space[3]} * -1);
      display: grid;
      place-items: center;
      inset-block-start: 0;
      inline-size: ${space[3]};
      block-size: min(100%, ${space[6]});
    }
    tbody tr::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset-block: ${space[1]};
      inset-inline-start: ${space[1]};
      inline-size: ${space[2]};
      background: ${color.surface};
    }
    tbody tr:hover::before,
    tbody tr:focus-within::before {
      background: ${color.sunken};
    }
    tbody tr:has([data-selects]:checked)::before {
      background: ${color.brandSoft};
    }
    tbody tr[aria-current]::before {
      background: ${color.track};
    }
    tbody tr td[data-narrow='line']:empty {
      display: none;
    }
    tbody tr td[data-narrow='select'] {
      order: -1;
      inline-size: auto;
    }
    tbody tr td[data-narrow='badge'] {
      order: 1;
    }
    /* A heading with its total beside it. */
    tbody tr[data-group] {
      padding-block: ${space[2]};
      background: ${color.sunken};
    }
    tbody tr[data-group]::before,
    tbody tr[data-group]::after,
    tbody tr[data-group] td:not([data-narrow='total']) {
      display: none;
    }
    tbody tr[data-group] th {
      flex: 1;
      max-inline-size: none;
      block-size: auto;
      padding: 0;
      border: 0;
    }
    tbody tr[data-group] td[data-narrow='total'] {
      color: ${color.ink2};
    }
    tbody tr td[data-narrow='menu'] {
      order: 2;
      margin-inline-end: calc(${space[2]} * -1);
    }
  }
`;
