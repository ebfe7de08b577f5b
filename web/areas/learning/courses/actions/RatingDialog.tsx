import { useState } from 'react';

import { useAction } from '../../../../domain/action/useAction';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { StarField } from '../../../../ui/form/StarRating';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import type { CourseRow } from '../courseRow';

const noStars = 'Please select a rating between 1 and 5 stars.';

/** One to five stars for a course; rating again replaces the rating. */
export function RatingDialog({ course, onClose }: { course: CourseRow; onClose: () => void }) {
  const [rating, setRating] = useState(course.userRating);
  const { run, busy } = useAction(RateCourseDocument, {
    done: 'Thank you for your rating',
    failed: 'Rating Failed',
    isTitled: true,
    stale: [],
  });
  const send = async () => {
    if (rating === null || busy) return;
    const { failure } = await run({ id: course.id, rating });
    if (!failure) onClose();
  };
  return (
    <Dialog
      title="Rate this course"
      line={<bdi>{course.title}</bdi>}
      isOpen
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText="Submitting..."
            disabled={rating === null}
          >
            Submit rating
          </Button>
        </>
      }
    >
      <StarField
        label="Your rating"
        {...(rating === null && { hint: noStars })}
        value={rating}
        onChange={setRating}
      />
    </Dialog>
  );
}

const RateCourseDocument = graphql(`
  mutation RateCourse($id: Int!, $rating: Int!) {
    rateCourse(id: $id, rating: $rating) {
      rating
      averageRating
      course {
        id
        ...CourseRow
      }
    }
  }
`);
