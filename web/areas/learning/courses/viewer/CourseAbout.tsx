import { FactList } from '../../../../ui/data/FactList';
import { Card } from '../../../../ui/layout/Card';
import { Stack } from '../../../../ui/layout/Stack';
import type { CourseRow } from '../courseRow';
import { contentTypeWord, priorityWord } from '../courseWords';
import type { Content } from './courseContent';

/** The description of a course, its audience, and its author. */
export function CourseAbout({ course, content }: { course: CourseRow; content: Content }) {
  const { description, priority, contentType, completionCount, createdByName, tagList } = course;
  const lines = (text: string) => (text === '' ? null : <Lines text={text} />);
  return (
    <Card title="About this course">
      <Stack $gap={4}>
        {description !== '' && <Lines text={description} />}
        <FactList
          facts={[
            { label: 'What you will learn', value: lines(content.learningObjectives), wide: true },
            { label: 'What you should know before', value: lines(content.prerequisites), wide: true },
            { label: 'Priority', value: priorityWord[priority] },
            { label: 'Content', value: contentTypeWord[contentType] },
            { label: 'Completed by', value: String(completionCount) },
            { label: 'Written by', value: createdByName === '' ? null : <bdi>{createdByName}</bdi> },
            { label: 'Tags', value: tagList.length > 0 ? tagList.join(', ') : null },
            {
              label: 'Certification',
              value: course.isCertificationEligible ? 'Counts towards a certification' : null,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const Lines = ({ text }: { text: string }) => (
  <div dir="auto">
    {text.split('\n').map((line, place) => (
      // The lines of one text do not move.
      <p key={place}>{line}</p>
    ))}
  </div>
);
