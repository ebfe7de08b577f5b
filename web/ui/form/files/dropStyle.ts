import styled from 'styled-components';

import { theme } from '../../theme';

const { color, space } = theme;

/** Where files are dropped or chosen. */
export const Zone = styled.div<{ $over: boolean; $bad: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.header};
  padding: ${space[3]};
  border: ${theme.size.hair} dashed ${({ $bad }) => ($bad ? color.danger : color.lineStrong)};
  border-radius: ${theme.radius.control};
  background: ${({ $over }) => ($over ? color.brandSoft : 'transparent')};
  color: ${color.ink2};
  cursor: pointer;

  &:hover {
    border-color: ${color.brand};
    color: ${color.brandText};
  }
  &:focus-within {
    outline: ${theme.size.ring} solid ${color.focus};
    outline-offset: ${theme.size.ring};
  }
`;

/** The native input, over all of the zone: it has the focus and the keyboard. */
export const Chooser = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: inherit;
`;

/** A file that was chosen, in a line. */
export const Chosen = styled.div<{ $over: boolean; $bad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${theme.size.header};
  padding-inline: ${space[3]} ${space[2]};
  border: ${theme.border.line};
  border-color: ${({ $bad }) => ($bad ? color.danger : color.line)};
  border-radius: ${theme.radius.control};
  background: ${({ $over }) => ($over ? color.brandSoft : color.sunken)};
`;

/** Its name, cut if there is no room. */
export const FileName = styled.span`
  flex: 1;
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Size = styled.span`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
`;
