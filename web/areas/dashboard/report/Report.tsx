import styled from 'styled-components';

import { useDepartments } from '../../../domain/people/useDepartments';
import { FilterBar } from '../../../ui/form/filters/FilterBar';
import { Select } from '../../../ui/form/choice/Select';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { theme } from '../../../ui/theme';
import { AgeCard } from './AgeCard';
import { FunnelCard } from './FunnelCard';
import { HiresCard, HeadcountCard } from './StaffCards';
import { HoursCard } from './HoursCard';
import { LearningCard } from './LearningCard';
import { LeaveCard } from './LeaveCard';
import { periodChoices } from './pinned';
import { TicketsCard } from './TicketsCard';
import { useReportView, type ReportView } from './useReportView';

/** The portal's own report, if no other is configured. */
export function Report() {
  const view = useReportView();
  return (
    <Stack>
      <Card flush>
        <FilterBar summary={view.range.department ?? 'Whole organization'}>
          <Select
            compact
            label="Period"
            options={periodChoices}
            value={view.months}
            onChange={view.setMonths}
          />
          {view.mayBreakDown && <DepartmentFilter view={view} />}
        </FilterBar>
      </Card>
      <Cards>
        <HeadcountCard view={view} />
        <HiresCard view={view} />
        <LeaveCard view={view} />
        <HoursCard view={view} />
        <TicketsCard view={view} />
        <AgeCard view={view} />
        <FunnelCard view={view} />
        <LearningCard view={view} />
      </Cards>
    </Stack>
  );
}

function DepartmentFilter({ view }: { view: ReportView }) {
  const { options, loading } = useDepartments();
  return (
    <Select
      compact
      label="Department"
      options={[
        { value: '', label: 'All departments' },
        ...options.map(({ label }) => ({ value: label, label })),
      ]}
      value={view.range.department ?? ''}
      onChange={view.setDepartment}
      placeholder={view.range.department ?? 'All departments'}
      loading={loading}
    />
  );
}

/* Two beside each other where both can be read. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
