import { dayText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { FactList } from '../../../../ui/data/FactList';
import { moneyText } from '../../../../ui/money';
import { countText } from '../../../../ui/numbers';

/** What an applicant said of themselves in a word or a figure. */
export function ApplicationFacts({
  application,
}: {
  application: FragmentType<typeof ApplicationFactsPart>;
}) {
  const facts = getFragmentData(ApplicationFactsPart, application);
  const { yearsExperience, expectedSalary, availabilityDate } = facts;
  return (
    <FactList
      facts={[
        { label: 'Applied', value: <InstantText at={facts.createdAt} withTime /> },
        {
          label: 'Email',
          value: facts.applicant ? (
            <a href={`mailto:${facts.applicant.email}`}>{facts.applicant.email}</a>
          ) : null,
        },
        { label: 'Current position', value: facts.currentPosition || 'Not given' },
        {
          label: 'Experience',
          value: yearsExperience == null ? 'Not given' : countText(yearsExperience, 'year'),
        },
        {
          label: 'Expected salary',
          value: expectedSalary == null ? 'Not given' : `${moneyText(expectedSalary)} a year`,
        },
        {
          label: 'Available from',
          value: availabilityDate == null ? 'Not given' : dayText(availabilityDate),
        },
      ]}
    />
  );
}

const ApplicationFactsPart = graphql(`
  fragment ApplicationFacts on JobApplication {
    id
    createdAt
    currentPosition
    yearsExperience
    expectedSalary
    availabilityDate
    applicant {
      id
      email
    }
  }
`);
