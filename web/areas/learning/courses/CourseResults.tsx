import type { ReactNode } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import type { List } from '../../../domain/list/useListQuery';
import { Pager } from '../../../ui/data/paging/Pager';
import { smallestPage } from '../../../ui/data/paging/pageSizes';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Card } from '../../../ui/layout/Card';
import { courseKey } from './courseAddress';
import { CourseCard } from './CourseCard';
import type { CourseAction } from './actions/courseActions';
import { CourseFailure } from './CourseFailure';
import { CourseGrid, CourseSkeleton } from './CourseGrid';
import type { CourseRow } from './courseRow';

interface Props<Filter extends string> {
  label: string;
  list: List<CourseRow, Filter>;
  /** Shown when there is no course at all. */
  empty: ReactNode;
  onAction: (action: CourseAction, course: CourseRow) => void;
}

/** The cards of a list of courses, or a message instead, and its pager. */
export function CourseResults<Filter extends string>({ label, list, empty, onAction }: Props<Filter>) {
  const { linkTo } = useOpenItem(courseKey);
  const { rows, count, failed, busy, reason } = list;
  if (failed) return <CourseFailure reason={reason} busy={busy} onRetry={list.retry} />;
  if (!rows) return <CourseSkeleton />;
  if (rows.length === 0) {
    return (
      <Card>
        {list.isNarrowed ? (
          <EmptyState
            drawing="search"
            title="No courses match"
            text="Try another word, level or subject."
            action={<Button onClick={list.clear}>Clear filters</Button>}
          />
        ) : (
          empty
        )}
      </Card>
    );
  }
  return (
    <>
      <CourseGrid aria-label={label} aria-busy={busy}>
        {rows.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} link={linkTo(course.id)} onAction={onAction} />
          </li>
        ))}
      </CourseGrid>
      {count !== undefined && count > smallestPage && (
        <Card flush>
          <Pager
            page={list.page}
            pageSize={list.pageSize}
            count={count}
            onPage={list.setPage}
            onPageSize={list.setPageSize}
          />
        </Card>
      )}
    </>
  );
}
