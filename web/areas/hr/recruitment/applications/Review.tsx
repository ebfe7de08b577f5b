import { string, object } from 'yup';
import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { instantOf, zonedMoment } from '../../../../domain/calendar/zonedMoment';
import { zoneNote } from '../../../../domain/calendar/zoneNote';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { textUpTo } from '../../../../domain/form/textRule';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { JobApplicationLimits } from '../../../../generated/limits';
import { DateTimeField } from '../../../../ui/form/DateTimeField';
import { momentProblem } from '../../../../ui/form/dates/problems';
import { StarField } from '../../../../ui/form/StarRating';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextButton } from '../../../../ui/form/TextButton';
import { theme } from '../../../../ui/theme';
import { ratingText } from './RatingText';
import { ReviewField } from './ReviewField';

const notesSchema = object({
  reviewNotes: textUpTo(JobApplicationLimits.reviewNotes),
});

const interviewSchema = object({
  interviewDate: string().test('moment', (value = '', { createError }) => {
    const message = momentProblem(value, {});
    return message === undefined || createError({ message });
  }),
});

/** Rating, interview date and notes: each is changed in place and saved by itself. */
export function Review({ application }: { application: FragmentType<typeof ReviewedPart> }) {
  const { timeZone } = usePortalConfig();
  const { id, version, rating, reviewNotes, interviewDate, viewerCan } = getFragmentData(
    ReviewedPart,
    application,
  );
  if (!viewerCan.review) return <Own>This is your own application. Another person in HR reviews it.</Own>;
  const record = { id, version };
  return (
    <Fields>
      <ReviewField
        {...record}
        label="Rating"
        present={{ rating: rating ?? null }}
        presentText={rating == null ? 'not rated' : ratingText(rating)}
        toInput={(values) => values}
      >
        {(form) => (
          <Stars>
            <StarField {...form.choice('rating')} label="Rating" />
            <Figure>{form.values.rating === null ? 'Not rated' : ratingText(form.values.rating)}</Figure>
            {form.values.rating !== null && (
              <TextButton onClick={() => form.choice('rating').onChange(null)}>Remove rating</TextButton>
            )}
          </Stars>
        )}
      </ReviewField>
      <ReviewField
        {...record}
        label="Interview date"
        present={{ interviewDate: interviewDate ? zonedMoment(interviewDate, timeZone) : '' }}
        presentText={interviewDate ? <InstantText at={interviewDate} withTime /> : 'not scheduled'}
        schema={interviewSchema}
        toInput={(values) => ({
          interviewDate: values.interviewDate ? instantOf(values.interviewDate, timeZone) : null,
        })}
      >
        {(form) => (
          <DateTimeField
            {...form.choice('interviewDate')}
            label="Interview date"
            hint={zoneNote(timeZone) ?? undefined}
          />
        )}
      </ReviewField>
      <ReviewField
        {...record}
        label="Review notes"
        present={{ reviewNotes: reviewNotes ?? '' }}
        presentText={reviewNotes ? <q>{reviewNotes}</q> : 'no notes'}
        schema={notesSchema}
        toInput={(values) => ({ reviewNotes: values.reviewNotes.trim() || null })}
      >
        {(form) => (
          <TextArea
            {...form.text('reviewNotes')}
            label="Review notes"
            hint="HR and administrators read them, the applicant does not."
            rows={3}
          />
        )}
      </ReviewField>
    </Fields>
  );
}

const { color, space } = theme;

const Fields = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Own = styled.p`
  color: ${color.ink3};
`;

const Figure = styled.span`
  color: ${color.ink2};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[1]} ${space[3]};
  > :not(fieldset) {
    min-block-size: ${theme.size.control};
    display: inline-flex;
    align-items: center;
  }
`;

const ReviewedPart = graphql(`
  fragment Reviewed on JobApplication {
    id
    version
    rating
    reviewNotes
    interviewDate
    viewerCan {
      review
    }
  }
`);
