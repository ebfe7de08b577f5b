import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { JobFactsFragment } from '../../generated/graphql';
import { FactList, type Fact } from '../../ui/data/FactList';
import { dayText } from '../calendar/day';
import { applicantsText } from './applicantsText';
import { experienceLevelName } from './experienceLevelName';
import { jobTypeName } from './jobTypeName';
import { locationText } from './locationText';
import { PostingPriorityBadge } from './PostingPriorityBadge';
import { PostingStatusBadge } from './PostingStatusBadge';
import { salaryText } from './salaryText';
import { numberText } from '../../ui/numbers';

interface Props {
  posting: FragmentType<typeof JobFactsPart>;
  /** Facts in the head of a panel are not repeated. */
  isBesideHead?: boolean;
}

/** Everything that is known of a job posting in a word or a figure; its texts are `JobDescription`. */
export function JobFacts({ posting, isBesideHead = false }: Props) {
  const facts = getFragmentData(JobFactsPart, posting);
  const { applicationDeadline, isActive, positionsAvailable } = facts;
  return (
    <FactList
      facts={[
        ...(isBesideHead ? [] : headFacts(facts)),
        { label: 'Contract', value: jobTypeName[facts.jobType] },
        { label: 'Level', value: experienceLevelName[facts.experienceLevel] },
        { label: 'Positions', value: numberText(positionsAvailable) },
        { label: 'Posted', value: <time dateTime={facts.postedDate}>{dayText(facts.postedDate)}</time> },
        {
          label: 'Apply by',
          value: applicationDeadline ? (
            <time dateTime={applicationDeadline}>{dayText(applicationDeadline)}</time>
          ) : (
            'No deadline'
          ),
        },
        { label: 'Hiring manager', value: facts.hiringManagerName ?? null },
        { label: 'Applicants', value: applicantsText(facts.applicationsCount) },
        { label: 'Availability', value: isActive ? null : 'Switched off at the moment' },
        { label: 'Reference', value: facts.id, wide: true },
      ]}
    />
  );
}

const headFacts = (facts: JobFactsFragment): Fact[] => [
  { label: 'Status', value: <PostingStatusBadge status={facts.status} isClosed={facts.isClosed} /> },
  { label: 'Priority', value: <PostingPriorityBadge priority={facts.priority} /> },
  { label: 'Department', value: facts.departmentName ?? 'Not specified' },
  { label: 'Location', value: locationText(facts) },
  { label: 'Salary', value: salaryText(facts) },
];

const JobFactsPart = graphql(`
  fragment JobFacts on JobPosting {
    id
    departmentName
    location
    jobType
    experienceLevel
    salaryRange
    hiringManagerName
    remoteAllowed
    positionsAvailable
    applicationDeadline
    postedDate
    isActive
    isClosed
    applicationsCount
    priority {
      code
      label
    }
    status {
      code
      label
    }
  }
`);
