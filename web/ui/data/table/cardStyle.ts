import { css } from 'styled-components';

import { theme } from '../../theme';

const { color, space, border, size } = theme;

/** The rows of a table as cards, in little room. */
export const cardStyle = css`
  ${theme.container.narrow} {
    &,
    tbody {
      display: block;
    }
    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space[3]};
      padding: ${space[3]} ${space[5]};
      border-block-end: ${border.line};
    }
    /* A card out of sight is not laid out before it comes near; most are about so high. */
    tbody tr:not([data-group], [aria-hidden]) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto calc(2 * ${size.row});
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
    /* A dot stands in the gap after a word; it never begins a line. */
    td[data-narrow='line']:has(~ td[data-narrow='line']:not(:empty)) {
      position: relative;
    }
    td[data-narrow='line']:has(~ td[data-narrow='line']:not(:empty))::after {
      content: '·';
      position: absolute;
      inset-block-end: 0;
      inset-inline-start: 100%;
      inline-size: ${space[3]};
      text-align: center;
    }
    tbody tr td[data-narrow='line']:empty {
      display: none;
    }
    /* The box stands beside the words, all of which begin below each other. */
    tbody tr:has(> td[data-narrow='select']) {
      padding-inline-start: calc(${size.row} + ${space[2]});
    }
    tbody tr td[data-narrow='select'] {
      position: absolute;
      inset-block-start: ${space[2]};
      inset-inline-start: ${space[5]};
      inline-size: auto;
    }
    tbody tr td[data-narrow='badge'] {
      order: 1;
    }
    tbody tr td[data-narrow='foot'] {
      order: 5;
      flex-basis: 100%;
      padding-block-start: ${space[2]};
    }
    /* A heading with its total beside it. */
    tbody tr[data-group] {
      padding-block: ${space[2]};
      background: ${color.sunken};
    }
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
    /* Beside the title, however wide a badge is. */
    tbody tr:not([data-group]):has(> td[data-narrow='menu']) {
      padding-inline-end: calc(${space[5]} + ${size.control});
    }
    tbody tr td[data-narrow='menu'] {
      position: absolute;
      inset-block-start: ${space[3]};
      inset-inline-end: ${space[3]};
    }
  }
`;
