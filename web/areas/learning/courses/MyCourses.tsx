import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FilterBar } from '../../../ui/form/filters/FilterBar';
import { Select } from '../../../ui/form/choice/Select';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { countText } from '../../../ui/numbers';
import { coursesPath } from './courseAddress';
import type { CourseAction } from './actions/courseActions';
import { CourseResults } from './CourseResults';
import type { CourseRow } from './courseRow';
import { progressOptions, useOwnCourseList } from './useCourseList';

interface Props {
  onAction: (action: CourseAction, course: CourseRow) => void;
}

/** The courses in which the person is enrolled, the one opened last first. */
export function MyCourses({ onAction }: Props) {
  const list = useOwnCourseList();
  const { count, failed } = list;
  return (
    <Stack $gap={4}>
      <Card flush>
        <FilterBar summary={count !== undefined && !failed && countText(count, 'enrollment')}>
          <Select
            compact
            label="Progress"
            options={progressOptions}
            value={list.filters.progress}
            onChange={(progress) => list.setFilter('progress', progress)}
          />
        </FilterBar>
      </Card>
      <CourseResults
        label="My courses"
        list={list}
        onAction={onAction}
        empty={
          <EmptyState
            title="You are not enrolled in a course yet"
            text="Enroll in a course, and it is kept here with your progress."
            action={<ButtonLink to={coursesPath}>Find a course</ButtonLink>}
          />
        }
      />
    </Stack>
  );
}
