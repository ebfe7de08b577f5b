import { useQuery } from '@apollo/client/react';

import { readFailure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import type { CourseAction } from '../actions/courseActions';
import { courseRows, type CourseRow } from '../courseRow';
import { contentOf } from './courseContent';
import { CourseView } from './CourseView';
import type { ProgressSaver } from './useProgressSaver';

interface Props {
  id: number;
  saver: ProgressSaver;
  onAction: (action: CourseAction, course: CourseRow) => void;
  onClose: () => void;
}

/** The open course in place of the lists; how far the person is comes from the server, not from an earlier visit. */
export function CourseScreen({ id, saver, onAction, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(CourseDetailsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const known = (data ?? previousData)?.course;
  const course = known?.id === id ? known : null;
  const [row] = course ? courseRows([course]) : [];
  /** The content with links that work again: they expire after a while. */
  const renew = async () => {
    const renewed = (await refetch()).data?.course;
    return renewed ? contentOf(renewed) : null;
  };
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  if (course && row) {
    return (
      <CourseView
        key={id}
        course={row}
        content={contentOf(course)}
        onRenew={renew}
        saver={saver}
        onAction={onAction}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <PageHeader title="Course" back={{ onPress: onClose, label: 'Back to Courses' }} />
      <Card>
        {loading ? (
          <Skeleton steps={40} shape="block" />
        ) : (
          <ErrorState
            text={
              isGone ? 'This course does not exist any more.' : 'Failed to load the course. Please try again.'
            }
            retryLabel="Retry"
            onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
          />
        )}
      </Card>
    </>
  );
}

const CourseDetailsDocument = graphql(`
  query CourseDetails($id: Int!) {
    course(id: $id) {
      id
      ...CourseRow
      ...CourseContent
    }
  }
`);
