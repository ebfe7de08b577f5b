import { History } from 'lucide-react';
import { useState } from 'react';

import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { useViewer } from '../../domain/session/SessionContext';
import { Button } from '../../ui/form/Button';
import { ModuleGrid } from '../../ui/layout/CardGrid';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { CareerDevelopment } from './portal/CareerDevelopment';
import { LeaveCard } from './portal/LeaveCard';
import { LoadFailures } from './portal/LoadFailures';
import { PortalCards } from './portal/PortalCards';
import { PortalModules } from './portal/PortalModules';
import { usePortalFigures } from './portal/usePortalFigures';
import { WeekCard } from './portal/WeekCard';

const RecentActivitiesDialog = lazyDialog(() =>
  import('./portal/RecentActivitiesDialog').then((module) => module.RecentActivitiesDialog),
);

/** The employee portal: the person's own figures and links to everything an employee does here. */
export function EmployeePage() {
  const { firstName } = useViewer();
  const figures = usePortalFigures();
  const [showsActivities, setShowsActivities] = useState(false);

  return (
    <>
      <PageHeader
        title={`Welcome, ${firstName}`}
        line="Your leave, hours, feedback and tickets."
        back={{ to: '/home', label: 'Back to Home' }}
        actions={
          <Button icon={History} onClick={() => setShowsActivities(true)}>
            Recent activities
          </Button>
        }
      />
      <Stack>
        {figures.failures.length > 0 && (
          <LoadFailures words={figures.failures} busy={figures.retrying} onRetry={figures.retry} />
        )}
        <PortalCards figures={figures} />
        <PortalModules figures={figures} />
        <ModuleGrid>
          <WeekCard timesheet={figures.timesheet} />
          <LeaveCard year={figures.year} />
        </ModuleGrid>
        <CareerDevelopment />
      </Stack>
      {showsActivities && <RecentActivitiesDialog onClose={() => setShowsActivities(false)} />}
    </>
  );
}
