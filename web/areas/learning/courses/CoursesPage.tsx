import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { useViewer } from '../../../domain/session/SessionContext';
import { Button } from '../../../ui/form/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { numberText } from '../../../ui/numbers';
import { AllCourses } from './AllCourses';
import { courseKey } from './courseAddress';
import { CourseCards } from './CourseCards';
import type { CourseAction } from './actions/courseActions';
import { CourseGate } from './CourseFailure';
import type { CourseRow } from './courseRow';
import { managesCourses } from './managesCourses';
import { MyCourses } from './MyCourses';
import { useCourseActions } from './actions/useCourseActions';
import { useCourseSummary } from './useCourseSummary';
import { useProgressSaver } from './viewer/useProgressSaver';

const CourseScreen = lazyDialog(() => import('./viewer/CourseScreen').then((module) => module.CourseScreen));
const RatingDialog = lazyDialog(() => import('./actions/RatingDialog').then((module) => module.RatingDialog));
const CourseWriting = lazyDialog(
  () => import('./write/CourseWriting').then((module) => module.CourseWriting),
  {
    whenOpened: true,
  },
);

type Asked =
  | { action: 'rate'; course: CourseRow }
  | { action: 'edit' | 'remove'; course: CourseRow }
  | { action: 'add' | 'subjects' | 'paths' };

/** Courses: the catalog, the viewer's own, and the open one. */
export function CoursesPage() {
  const opened = useOpenItem(courseKey);
  const saver = useProgressSaver();
  const { enroll, start } = useCourseActions();
  const [asked, setAsked] = useState<Asked | null>(null);

  const act = async (action: CourseAction, course: CourseRow) => {
    if (action === 'enroll') await enroll(course.id);
    else if (action === 'start') {
      if ((await start(course.id)) && opened.id !== course.id) opened.open(course.id);
    } else if (action === 'open') opened.open(course.id);
    else setAsked({ action, course });
  };
  const onAction = (action: CourseAction, course: CourseRow) => void act(action, course);
  const close = () => setAsked(null);

  return (
    <CourseGate>
      {opened.id === null ? (
        <CourseLists onAction={onAction} onWrite={(action) => setAsked({ action })} />
      ) : (
        <CourseScreen id={opened.id} saver={saver} onAction={onAction} onClose={opened.close} />
      )}
      {asked?.action === 'rate' && <RatingDialog course={asked.course} onClose={close} />}
      {asked && asked.action !== 'rate' && <CourseWriting asked={asked} onClose={close} />}
    </CourseGate>
  );
}

interface ListsProps {
  onAction: (action: CourseAction, course: CourseRow) => void;
  onWrite: (action: 'add' | 'subjects' | 'paths') => void;
}

function CourseLists({ onAction, onWrite }: ListsProps) {
  const { query, change } = useUrlQuery();
  const summary = useCourseSummary();
  const manages = managesCourses(useViewer());
  const { figures } = summary;
  return (
    <>
      <PageHeader
        title="Courses"
        line="Learn at your own pace; your progress is kept."
        back={{ to: '/learning', label: 'Back to Learning' }}
        actions={
          manages && (
            <>
              <Button onClick={() => onWrite('subjects')}>Subjects</Button>
              <Button onClick={() => onWrite('paths')}>Learning paths</Button>
              <Button icon={Plus} variant="primary" onClick={() => onWrite('add')}>
                Add Course
              </Button>
            </>
          )
        }
      />
      <Stack>
        <CourseCards {...summary} />
        <Tabs
          label="Courses"
          value={query.get('tab') === 'mine' ? 'mine' : 'all'}
          // Search and filters of one tab do not apply to the other.
          onChange={(tab) =>
            change({
              tab: tab === 'mine' ? tab : null,
              ...Object.fromEntries(ofOneTab.map((name) => [name, null])),
            })
          }
          items={[
            { id: 'all', label: 'All Courses', content: <AllCourses onAction={onAction} /> },
            {
              id: 'mine',
              label: `My Enrollments${figures ? ` (${numberText(figures.enrollments)})` : ''}`,
              content: <MyCourses onAction={onAction} />,
            },
          ]}
        />
      </Stack>
    </>
  );
}

const ofOneTab = ['level', 'category', 'status', 'progress', 'search', 'sort', 'page', 'page_size'];
