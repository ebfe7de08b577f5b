import { useViewer } from '../../../domain/session/SessionContext';
import { UnknownFilters } from '../../../domain/list/UnknownFilters';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FilterBar } from '../../../ui/form/filters/FilterBar';
import { SearchBox } from '../../../ui/form/filters/SearchBox';
import { Select } from '../../../ui/form/choice/Select';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { countText } from '../../../ui/numbers';
import type { CourseAction } from './actions/courseActions';
import { CourseResults } from './CourseResults';
import type { CourseRow } from './courseRow';
import { CourseStrip } from './CourseStrip';
import { managesCourses } from './managesCourses';
import { useCourseCategories } from './useCourseCategories';
import { levelOptions, orderOptions, statusOptions, useCourseList } from './useCourseList';

interface Props {
  onAction: (action: CourseAction, course: CourseRow) => void;
}

/** The catalog, with suggestions above it while nothing is searched or filtered. */
export function AllCourses({ onAction }: Props) {
  const list = useCourseList();
  const categories = useCourseCategories();
  const manages = managesCourses(useViewer());
  const { count, failed, filters } = list;
  return (
    <Stack $gap={4}>
      {!list.isNarrowed && list.page === 1 && <CourseStrip />}
      <Card flush>
        <FilterBar summary={count !== undefined && !failed && countText(count, 'course')}>
          <SearchBox label="Search courses" value={list.search} onSearch={list.setSearch} />
          <Select
            compact
            label="Level"
            options={levelOptions}
            value={filters.level}
            onChange={(level) => list.setFilter('level', level)}
          />
          <Select
            compact
            label="Subject"
            options={[{ value: 'all', label: 'All subjects' }, ...categories.options]}
            loading={categories.loading}
            value={filters.category}
            onChange={(category) => list.setFilter('category', category)}
          />
          <Select
            compact
            label="Order"
            options={orderOptions}
            value={list.ordering}
            onChange={(order) =>
              list.setSort({ key: order.replace(/^-/, ''), descending: order.startsWith('-') })
            }
          />
          {manages && (
            <Select
              compact
              label="Status"
              options={statusOptions}
              value={filters.status}
              onChange={(status) => list.setFilter('status', status)}
            />
          )}
        </FilterBar>
        <UnknownFilters
          list={list}
          filters={[
            { name: 'level', label: 'Level' },
            { name: 'category', label: 'Subject' },
          ]}
        />
      </Card>
      <CourseResults
        label="Courses"
        list={list}
        onAction={onAction}
        empty={<EmptyState title="No courses yet" text="Courses appear here as soon as HR publishes them." />}
      />
    </Stack>
  );
}
