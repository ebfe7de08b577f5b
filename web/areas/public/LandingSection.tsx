import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../ui/theme';

interface Props {
  id: string;
  /** Its word in the header. */
  name: string;
  heading: string;
  children: ReactNode;
}

/** A section that a link of the header leads to. */
export function Section({ id, name, heading, children }: Props) {
  return (
    <Block id={id} aria-label={name} tabIndex={-1}>
      <Name>{name}</Name>
      <h2>{heading}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section`
  &:focus {
    outline: none;
  }
  h2 {
    max-inline-size: 24ch;
    font-size: ${theme.type[32]};
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  > p:not(:first-child) {
    max-inline-size: 62ch;
    margin-block-start: ${theme.space[4]};
    color: ${theme.color.ink2};
    font-size: ${theme.type[16]};
    text-wrap: pretty;
  }
`;

const Name = styled.p`
  margin-block-end: ${theme.space[2]};
  color: ${theme.color.brandText};
  font-size: ${theme.type[13]};
  font-weight: ${theme.weight.semibold};
`;
