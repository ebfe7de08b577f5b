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
  tbody tr:last-child td {
    border-block-end: 0;
  }
  tbody tr:last-child td:first-child {
    border-end-start-radius: ${theme.radius.card};
  }
  tbody tr:last-child td:last-child {
    border-end-end-radius: ${theme.radius.card};
  }
  tbody tr:hover td,
  tbody tr:focus-within td {
    background: ${color.sunken};
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
    tbody tr:last-child {
      border-block-end: 0;
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
    tbody tr[aria-current]::before {
      background: ${color.track};
    }
    tbody tr td[data-narrow='line']:empty {
      display: none;
    }
    tbody tr td[data-narrow='badge'] {
      order: 1;
    }
    tbody tr td[data-narrow='menu'] {
      order: 2;
      margin-inline-end: calc(${space[2]} * -1);
    }
  }
`;
