import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../../../ui/theme';

/** A view of the sign-in page: its heading, one line, and the rest below. */
export function FormColumn({
  title,
  line,
  children,
}: {
  title: string;
  line: ReactNode;
  children: ReactNode;
}) {
  return (
    <Column>
      <Head>
        <h1>{title}</h1>
        <p>{line}</p>
      </Head>
      {children}
    </Column>
  );
}

/** Fields of such a view. */
export const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  inline-size: 100%;
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[1]};
  h1 {
    font-size: ${theme.type[28]};
  }
  p {
    color: ${theme.color.ink3};
    text-wrap: pretty;
  }
`;
