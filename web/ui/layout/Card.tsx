import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card (h2). */
  title?: ReactNode;
  /** Buttons or links at the end of the heading's line. */
  actions?: ReactNode;
  /** No padding: for tables and lists that reach the edge. */
  flush?: boolean;
}

/** A white surface with a hairline border. */
export function Card({ title, actions, flush = false, children, ...rest }: CardProps) {
  return (
    <CardSurface {...rest} $flush={flush}>
      {(title ?? actions) && (
        <Head $flush={flush}>
          {title && <h2>{title}</h2>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </CardSurface>
  );
}

/** The surface alone, for parts that are cards themselves. */
export const CardSurface = styled.section<{ $flush?: boolean }>`
  min-inline-size: 0;
  padding: ${({ $flush }) => ($flush ? theme.space[0] : theme.space[5])};
  border: ${theme.border.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;

const Head = styled.div<{ $flush: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${({ $flush }) => ($flush ? `${theme.space[4]} ${theme.space[5]}` : `0 0 ${theme.space[4]}`)};
  h2 {
    font-size: ${theme.type[16]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;
