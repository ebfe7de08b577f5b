import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { DashboardCard } from './portal/DashboardCard';
import { HrCards } from './portal/HrCards';
import { HrModules } from './portal/HrModules';
import { LatestTickets } from './portal/LatestTickets';
import { useHrFigures } from './portal/useHrFigures';
import { TokenGate } from '../../domain/session/TokenGate';

/** The HR portal: figures of the whole company and the entrances to what HR does. */
export function HrPage() {
  return (
    <>
      <PageHeader
        title="HR Portal"
        line="People, hiring and requests of the whole company."
        back={{ to: '/home', label: 'Back to Home' }}
      />
      <TokenGate>
        <Figures />
      </TokenGate>
    </>
  );
}

function Figures() {
  const figures = useHrFigures();
  return (
    <Stack>
      <HrCards figures={figures} />
      <DashboardCard />
      <HrModules figures={figures} />
      <LatestTickets answer={figures.tickets} />
    </Stack>
  );
}
