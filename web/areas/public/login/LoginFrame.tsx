import type { ReactNode } from 'react';
import styled from 'styled-components';

import { ArchPanel } from '../../../ui/layout/ArchPanel';
import { Logo } from '../../../ui/layout/navigation/Logo';
import { theme } from '../../../ui/theme';

/** The form on the left, the door on the right where there is room. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <Halves>
      <Side>
        <Column>
          <Logo name="Unified Corporate Portal" to="/" />
          {children}
        </Column>
      </Side>
      <Welcome>
        <ArchPanel>
          <h2>One door to everything work asks of you.</h2>
          <p>Leave, hours, tickets, equipment and learning, in one place and one look.</p>
        </ArchPanel>
      </Welcome>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-block-size: 100dvh;
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.main`
  display: grid;
  place-items: center;
  padding: ${theme.space[8]} ${theme.space[6]};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  inline-size: min(${theme.size.form}, 100%);
`;

const Welcome = styled.aside`
  display: grid;
  ${theme.media.tablet} {
    display: none;
  }
`;
