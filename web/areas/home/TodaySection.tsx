import { Play, Plus } from 'lucide-react';
import styled from 'styled-components';

import { useViewer } from '../../domain/session/SessionContext';
import { useToday } from '../../domain/waiting/useToday';
import { ButtonLink } from '../../ui/layout/ButtonLink';
import { theme } from '../../ui/theme';
import { TodayCards } from './TodayCards';
import { WaitingForYou } from './WaitingForYou';

/** Below the cards: what waits for the person, and figures of their day, from one call beside the specified five. */
export function TodaySection() {
  const { isEmployee } = useViewer();
  const today = useToday();
  return (
    <Part aria-labelledby="waiting">
      <Head>
        <h2 id="waiting">Waiting for you</h2>
        {isEmployee && (
          <Actions>
            <ButtonLink icon={Play} to="/employee/time-tracking">
              Start tracking
            </ButtonLink>
            <ButtonLink icon={Plus} variant="primary" to="/employee/leave?new">
              Request leave
            </ButtonLink>
          </Actions>
        )}
      </Head>
      <WaitingForYou today={today} />
      {isEmployee && <TodayCards today={today} />}
    </Part>
  );
}

const { space } = theme;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-block-start: ${space[8]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  h2 {
    font-size: ${theme.type[20]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
