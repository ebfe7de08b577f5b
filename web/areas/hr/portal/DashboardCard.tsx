import { ChartPie } from 'lucide-react';

import { useHasScreen } from '../../../domain/navigation/ScreensContext';
import { ModuleCard } from '../../../ui/layout/ModuleCard';

const path = '/dashboard';

/** Leads to the analytics dashboard. */
export function DashboardCard() {
  const hasScreen = useHasScreen();
  return (
    <ModuleCard
      name="Analytics Dashboard"
      line="The figures of the company over time, drawn"
      icon={ChartPie}
      hue="hr"
      to={hasScreen(path) ? path : undefined}
    />
  );
}
