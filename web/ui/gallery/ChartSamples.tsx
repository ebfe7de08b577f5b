import { BarChart } from '../charts/BarChart';
import { DonutChart } from '../charts/DonutChart';
import { FunnelChart } from '../charts/FunnelChart';
import { LineChart } from '../charts/LineChart';
import { Card } from '../layout/Card';
import { hoursLines, hoursText } from '../duration';
import { countText } from '../numbers';

const hours = [8.25, 7.5, 9, 0, 4.25, 0, 0];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (name, index) => ({
    key: name,
    name,
    shortName: name.slice(0, 3),
    values: { hours: hours[index] ?? 0 },
    isNow: index === 4,
  }),
);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
  (name, index) => ({
    key: name,
    name,
    values: {
      opened: 120 + Math.round(80 * Math.sin(index)),
      resolved: index > 9 ? null : 110 + Math.round(70 * Math.sin(index - 0.6)),
    },
  }),
);
const departments = ['Engineering', 'Sales', 'Customer success', 'Finance', 'Legal'].map((name, index) => ({
  key: name,
  name,
  values: { laptop: 90 - index * 15, monitor: 60 - index * 8, phone: 24 - index * 4, other: 6 },
}));
const tickets = [
  { key: 'opened', name: 'Opened' },
  { key: 'resolved', name: 'Resolved' },
] as const;
const kinds = [
  { key: 'laptop', name: 'Laptops' },
  { key: 'monitor', name: 'Monitors' },
  { key: 'phone', name: 'Phones' },
  { key: 'other', name: 'Other' },
] as const;
const steps = [
  { key: 'applied', name: 'Applied', value: 1240 },
  { key: 'review', name: 'Under review', value: 610 },
  { key: 'interview', name: 'Interview scheduled', value: 148 },
  { key: 'offer', name: 'Offer', value: 31 },
  { key: 'hired', name: 'Hired', value: 26 },
];
const parts = [
  { key: 'laptop', name: 'Laptops', value: 412 },
  { key: 'monitor', name: 'Monitors', value: 230 },
  { key: 'phone', name: 'Phones', value: 64 },
  { key: 'dock', name: 'Docking stations', value: 58 },
  { key: 'printer', name: 'Printers', value: 21 },
  { key: 'other', name: 'Other', value: 9 },
];
const ofTickets = (count: number) => countText(count, 'ticket');
const ofAssets = (count: number) => countText(count, 'asset');

export function ChartSamples() {
  return (
    <>
      <Card title="Hours of the week">
        <BarChart
          label="Hours of the week"
          rowName="Day"
          rows={days}
          series={[{ key: 'hours', name: 'Hours' }]}
          format={hoursText}
          target={{ value: 8, name: hoursText(8) }}
          overBar={hoursLines}
          height="low"
        />
      </Card>
      <Card title="Tickets by month">
        <BarChart
          label="Tickets by month"
          rowName="Month"
          rows={months}
          series={tickets}
          format={ofTickets}
          hue="it"
        />
      </Card>
      <Card title="Assets by department">
        <BarChart
          label="Assets by department"
          rowName="Department"
          rows={departments}
          series={kinds}
          format={ofAssets}
          hue="it"
          stacked
        />
      </Card>
      <Card title="Tickets over the year">
        <LineChart
          label="Tickets over the year"
          rowName="Month"
          rows={months}
          series={tickets}
          format={ofTickets}
          target={{ value: 150, name: 'Aim: 150' }}
        />
      </Card>
      <Card title="Assets by kind">
        <DonutChart
          label="Assets by kind"
          rowName="Kind"
          valueName="Assets"
          parts={parts}
          format={ofAssets}
          hue="learning"
        />
      </Card>
      <Card title="From application to hire">
        <FunnelChart
          label="From application to hire"
          rowName="Step"
          valueName="Applications"
          steps={steps}
          format={(count) => countText(count, 'application')}
          hue="hr"
        />
      </Card>
      <Card title="Nothing yet">
        <LineChart
          label="Nothing yet"
          rowName="Month"
          rows={[]}
          series={tickets}
          empty="No tickets in this time."
          height="low"
        />
      </Card>
      <Card title="Not loaded">
        <LineChart
          label="Not loaded"
          rowName="Month"
          rows={undefined}
          series={tickets}
          error="The tickets could not be loaded."
          onRetry={() => undefined}
          height="low"
        />
      </Card>
      <Card title="On its way">
        <LineChart label="On its way" rowName="Month" rows={undefined} series={tickets} height="low" />
      </Card>
    </>
  );
}
