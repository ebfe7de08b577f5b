import type { CourseRow } from '../courseRow';
import { PathsDialog } from '../manage/PathsDialog';
import { SubjectsDialog } from '../manage/SubjectsDialog';
import { AddCourseDialog } from './AddCourseDialog';
import { DeleteCourseDialog } from './DeleteCourseDialog';
import { EditCourseDialog } from './EditCourseDialog';

interface Props {
  asked: { action: 'add' | 'subjects' | 'paths' } | { action: 'edit' | 'remove'; course: CourseRow };
  onClose: () => void;
}

/** The dialogs of people who write courses, their categories and paths: HR and administrators (R10). */
export function CourseWriting({ asked, onClose }: Props) {
  switch (asked.action) {
    case 'add':
      return <AddCourseDialog onClose={onClose} />;
    case 'subjects':
      return <SubjectsDialog onClose={onClose} />;
    case 'paths':
      return <PathsDialog onClose={onClose} />;
    case 'edit':
      return <EditCourseDialog id={asked.course.id} onClose={onClose} />;
    case 'remove':
      return <DeleteCourseDialog course={asked.course} onClose={onClose} />;
  }
}
