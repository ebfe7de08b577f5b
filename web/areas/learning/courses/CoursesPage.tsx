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
import type { CourseDeed } from './actions/courseActions';
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
  | { deed: 'rate'; course: CourseRow }
  | { deed: 'edit' | 'remove'; course: CourseRow }
  | { deed: 'add' | 'subjects' | 'paths' };

/** Courses: the catalog, one's own, and the one that is open. */
export function CoursesPage() {
  const opened = useOpenItem(courseKey);
  const saver = useProgressSaver();
  const { enroll, start } = useCourseActions();
  const [asked, setAsked] = useState<Asked | null>(null);

  const act = async (deed: CourseDeed, course: CourseRow) => {
    if (deed === 'enroll') await enroll(course.id);
    else if (deed === 'start') {
      if ((await start(course.id)) && opened.id !== course.id) opened.open(course.id);
    } else if (deed === 'open') opened.open(course.id);
    else setAsked({ deed, course });
  };
  const onDeed = (deed: CourseDeed, course: CourseRow) => void act(deed, course);
  const close = () => setAsked(null);

  return (
    <CourseGate>
      {opened.id === null ? (
        <CourseLists onDeed={onDeed} onWrite={(deed) => setAsked({ deed })} />
      ) : (
        <CourseScreen id={opened.id} saver={saver} onDeed={onDeed} onClose={opened.close} />
      )}
      {asked?.deed === 'rate' && <RatingDialog course={asked.course} onClose={close} />}
      {asked && asked.deed !== 'rate' && <CourseWriting asked={asked} onClose={close} />}
    </CourseGate>
  );
}

interface ListsProps {
  onDeed: (deed: CourseDeed, course: CourseRow) => void;
  onWrite: (deed: 'add' | 'subjects' | 'paths') => void;
}

function CourseLists({ onDeed, onWrite }: ListsProps) {
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
          // What was searched and filtered on one side means nothing on the other.
          onChange={(tab) =>
            change({
              tab: tab === 'mine' ? tab : null,
              ...Object.fromEntries(ofOneTab.map((name) => [name, null])),
            })
          }
          items={[
            { id: 'all', label: 'All Courses', content: <AllCourses onDeed={onDeed} /> },
            {
              id: 'mine',
              label: `My Enrollments${figures ? ` (${numberText(figures.enrollments)})` : ''}`,
              content: <MyCourses onDeed={onDeed} />,
            },
          ]}
        />
      </Stack>
    </>
  );
}

const ofOneTab = ['level', 'category', 'status', 'progress', 'search', 'sort', 'page', 'page_size'];
