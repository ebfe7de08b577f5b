import {
  CircleCheck,
  GraduationCap,
  Hourglass,
  LayoutGrid,
  LifeBuoy,
  Lock,
  Thermometer,
  UsersRound,
} from 'lucide-react';

import { Avatar } from '../data/cells/Avatar';
import { BarList } from '../data/figures/BarList';
import { Button } from '../form/Button';
import { Card } from '../layout/Card';
import { ModuleGrid, StatGrid } from '../layout/CardGrid';
import { Disclosure } from '../layout/Disclosure';
import { FactList } from '../data/FactList';
import { ModuleCard } from '../layout/ModuleCard';
import { PersonCell } from '../data/cells/PersonCell';
import { ProgressBar } from '../data/figures/ProgressBar';
import { Skeleton } from '../feedback/Skeleton';
import { Stack } from '../layout/Stack';
import { StarRating } from '../form/StarRating';
import { StatCard } from '../data/figures/StatCard';
import { StateNote } from '../data/StateNote';
import { StatusBadge } from '../data/cells/StatusBadge';
import { Timeline } from '../data/Timeline';
import { UserBlock } from '../layout/navigation/UserBlock';
import { GalleryRow } from './GallerySection';

export function CardSamples() {
  return (
    <>
      <StatGrid $columns={4}>
        <StatCard
          label="Sick"
          value={2}
          unit="of 10 days"
          icon={Thermometer}
          progress={{ value: 2, max: 10 }}
        />
        <StatCard label="People" value="241" hint="13 departments" icon={UsersRound} hue="hr" />
        <StatCard label="Pending" value={0} hint="Waiting for a decision" icon={Hourglass} loading />
        <StatCard label="Value" value="$0" hint="Purchase cost" icon={LifeBuoy} hue="it" error />
      </StatGrid>
      <ModuleGrid>
        <ModuleCard
          name="Employee"
          line="Leave, time and feedback"
          icon={LayoutGrid}
          hue="employee"
          to="#parts"
          figures={[
            { label: 'Active', value: '241' },
            { label: 'New this month', value: 6 },
          ]}
        />
        <ModuleCard
          name="People"
          line="Records and requests"
          icon={UsersRound}
          hue="hr"
          to="#parts"
          figures={[
            { label: 'Departments', value: 12 },
            { label: 'Pending', value: '...' },
          ]}
        />
        <ModuleCard
          name="Help desk"
          line="Tickets and assets"
          icon={LifeBuoy}
          hue="it"
          figures={[
            { label: 'Open', value: 17 },
            { label: 'Response', value: '2.3 hrs' },
          ]}
        />
        <ModuleCard name="Learning" line="Courses and certifications" icon={GraduationCap} hue="learning" />
      </ModuleGrid>
      <Card title="A card" actions={<Button>Change</Button>}>
        <GalleryRow>
          {(['success', 'warning', 'danger', 'info', 'discovery', 'neutral'] as const).map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
          <StatusBadge tone="warning" dot={false}>
            Required
          </StatusBadge>
        </GalleryRow>
      </Card>
      <Card>
        <Stack $gap={3}>
          <GalleryRow>
            {[
              'Amara Nwosu',
              'Jonas Lindqvist',
              'Priya Raman',
              'Tomás Herrera',
              'Li',
              'Greta van der Sommer',
            ].map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Maya Okafor" size="small" />
            <Avatar name="Maya Okafor" size="large" />
            <Avatar name="Maya Okafor" size="huge" />
          </GalleryRow>
          <UserBlock name="Maya Okafor" line="Engineering" />
          <PersonCell name="Priya Raman" line="Team lead · Engineering" />
          <PersonCell name="Jonas Lindqvist" />
        </Stack>
      </Card>
      <Card title="What is known of a thing">
        <Stack>
          <FactList
            facts={[
              { label: 'Kind', value: 'Personal' },
              { label: 'Days', value: '5 days' },
              { label: 'Reason', value: 'Two travel days included.', wide: true },
            ]}
          />
          <Timeline
            label="History"
            steps={[
              { key: 1, title: 'Requested', line: 'Maya Okafor · 12 Nov 2026' },
              { key: 2, title: 'Approved', line: 'Priya Raman · 13 Nov 2026', tone: 'success' },
            ]}
          />
          <Disclosure label="How this is decided">Your manager reads it first.</Disclosure>
        </Stack>
      </Card>
      <Card title="Assets by kind">
        <BarList
          label="Assets by kind"
          hue="it"
          items={[
            { key: 'laptop', name: 'Laptops', value: 412 },
            { key: 'monitor', name: 'Monitors and docking stations', value: 230 },
            { key: 'phone', name: 'Phones', value: 64 },
            { key: 'other', name: 'Other', value: 0 },
          ]}
        />
      </Card>
      <Card title="Ratings and states">
        <GalleryRow>
          <StarRating value={4.3} count={1204} />
          <StarRating value={2.5} />
          <StarRating value={null} />
          <StateNote icon={CircleCheck} tone="info">
            Submitted
          </StateNote>
          <StateNote icon={Lock}>Locked</StateNote>
        </GalleryRow>
      </Card>
      <Card title="Loading and progress">
        <GalleryRow>
          <Skeleton shape="circle" steps={8} />
          <Skeleton width="40%" />
          <Skeleton shape="block" steps={10} />
          <ProgressBar label="Course" value={64} hue="learning" />
          <ProgressBar label="Experience" value={3} max={5} hue="hr" />
        </GalleryRow>
      </Card>
    </>
  );
}
