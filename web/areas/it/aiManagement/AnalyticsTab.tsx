import { BarList } from '../../../ui/data/figures/BarList';
import { Card } from '../../../ui/layout/Card';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { countText, percentText } from '../../../ui/numbers';
import { demoCategoryCounts, demoPerformance } from './pinned';

/** What people asked about and how well they were answered, in the demo. */
export function AnalyticsTab() {
  return (
    <ModuleGrid>
      <Card title="Questions by category">
        <BarList
          label="Questions by category"
          hue="it"
          items={demoCategoryCounts.map(({ name, count }) => ({
            key: name,
            name,
            value: count,
            valueText: countText(count, 'question'),
          }))}
        />
      </Card>
      <Card title="Response performance">
        <BarList
          label="Response performance"
          whole={100}
          hue="it"
          items={demoPerformance.map(({ name, percent }) => ({
            key: name,
            name,
            value: percent,
            valueText: percentText(percent),
          }))}
        />
      </Card>
    </ModuleGrid>
  );
}
